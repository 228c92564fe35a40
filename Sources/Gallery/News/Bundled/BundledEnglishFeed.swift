extension BundledDocuments {
  /// An RSS feed in English.
  static let english = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel>
    <title>The Quiet Reader</title>
    <link>https://example.org/en/</link>
    <description>Things that stay true for longer than a day.</description>
    <language>en</language>
    <atom:link rel="self" type="application/rss+xml" href="https://example.org/en/feed.xml"/>
    <item>
    <title>A turnstile has only two states</title>
    <link>https://example.org/en/turnstile</link>
    <guid isPermaLink="false">en-turnstile</guid>
    <pubDate>Sun, 01 Feb 2026 09:00:00 GMT</pubDate>
    <description>&lt;p&gt;It is locked or it is unlocked. A &lt;em&gt;coin&lt;/em&gt; opens it &amp;amp; a &lt;em&gt;push&lt;/em&gt; locks it again.&lt;/p&gt;&lt;p&gt;It ignores everything else, which is why nobody needs to explain it.&lt;/p&gt;</description>
    </item>
    <item>
    <title>Four switches, sixteen combinations</title>
    <link>https://example.org/en/sixteen</link>
    <guid isPermaLink="false">en-sixteen</guid>
    <pubDate>Sun, 25 Jan 2026 09:00:00 GMT</pubDate>
    <description>&lt;p&gt;A screen with four parts that can each be shown or hidden can look 2⁴ = 16 ways. Its designer meant four of them.&lt;/p&gt;</description>
    </item>
    <item>
    <title>The swift sleeps on the wing</title>
    <link>https://example.org/en/swift</link>
    <guid isPermaLink="false">en-swift</guid>
    <pubDate>Sat, 17 Jan 2026 18:30:00 +0100</pubDate>
    <description>&lt;p&gt;A common swift may stay in the air for ten months &amp;mdash; it eats, drinks and even sleeps while it flies.&lt;/p&gt;</description>
    </item>
    <item>
    <title>Why a terminal&amp;apos;s cursor blinks</title>
    <link>https://example.org/en/cursor</link>
    <guid isPermaLink="false">en-cursor</guid>
    <pubDate>Mon, 12 Jan 2026 08:15:00 EST</pubDate>
    <description>A steady mark is easily lost on a page of text; a blinking one is found at a glance. Our eyes are made to notice change.</description>
    </item>
    <item>
    <title>Fog is a cloud that came down</title>
    <link>https://example.org/en/fog</link>
    <guid isPermaLink="false">en-fog</guid>
    <pubDate>Tue, 06 Jan 2026 06:45 GMT</pubDate>
    <description><![CDATA[<p>Both are made of the same tiny drops. What we call it depends on <b>where we stand</b>: above it, below it, or in it.</p>]]></description>
    </item>
    <item>
    <title>The Moon always shows the same face</title>
    <link>https://example.org/en/moon</link>
    <guid isPermaLink="false">en-moon</guid>
    <pubDate>Sun, 28 Dec 2025 21:00:00 GMT</pubDate>
    <description>&lt;p&gt;It spins once on each trip around the Earth. Even so, we see &lt;strong&gt;59&amp;nbsp;%&lt;/strong&gt; of its surface, because it wobbles a little.&lt;/p&gt;</description>
    </item>
    <item>
    <title>A good retry forgets the failure</title>
    <link>https://example.org/en/retry</link>
    <guid isPermaLink="false">en-retry</guid>
    <pubDate>Fri, 19 Dec 2025 12:00:00 GMT</pubDate>
    <description>When the second attempt succeeds, nothing on the screen should remember the first. An old message beside new data is a small lie.</description>
    </item>
    <item>
    <title>Answers that come too late</title>
    <link>https://example.org/en/late</link>
    <guid isPermaLink="false">en-late</guid>
    <pubDate>11 Dec 2025 16:20:00 GMT</pubDate>
    <description><![CDATA[A reader who has moved on does not want yesterday's page. If work ends with the state that asked for it, a late answer simply has <i>nobody to tell</i>.]]></description>
    </item>
    <item>
    <title>Nothing is an answer, too</title>
    <link>https://example.org/en/empty</link>
    <guid isPermaLink="false">en-empty</guid>
    <pubDate>Wed, 03 Dec 2025 10:00:00 GMT</pubDate>
    <description>An empty list is not an error &amp;amp; should not look like one. Say that there is nothing yet, and what would change that.</description>
    </item>
    <item>
    <title>Two tides a day, and a little more</title>
    <link>https://example.org/en/tide</link>
    <guid isPermaLink="false">en-tide</guid>
    <pubDate>Mon, 24 Nov 2025 07:10:00 GMT</pubDate>
    <description>High water returns after about twelve hours and twenty-five minutes. The extra minutes come from the Moon, which has moved on in the meantime.</description>
    </item>
    </channel>
    </rss>
    """#
}
