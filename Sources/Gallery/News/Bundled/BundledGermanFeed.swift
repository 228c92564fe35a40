extension BundledDocuments {
  /// An Atom feed in German.
  static let german = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de" xml:base="https://example.org/de/">
    <title>Der stille Leser</title>
    <subtitle>Was länger als einen Tag gilt.</subtitle>
    <id>https://example.org/de/</id>
    <updated>2026-01-30T08:00:00Z</updated>
    <author><name>Die Redaktion</name></author>
    <link rel="self" href="feed.atom"/>
    <entry>
    <title>Was ein Automat nicht weiß</title>
    <id>tag:example.org,2025:de/automat</id>
    <link rel="alternate" type="text/html" href="automat"/>
    <published>2026-01-30T08:00:00Z</published>
    <updated>2026-01-30T08:00:00Z</updated>
    <summary>Ein endlicher Automat hat kein Gedächtnis außer dem Zustand, in dem er steht. Genau das macht ihn so leicht zu verstehen.</summary>
    </entry>
    <entry>
    <title>Mauersegler landen selten</title>
    <id>tag:example.org,2025:de/mauersegler</id>
    <link rel="alternate" type="text/html" href="mauersegler"/>
    <published>2026-01-22T17:45:00+01:00</published>
    <updated>2026-01-22T17:45:00+01:00</updated>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Junge Mauersegler verlassen das Nest und bleiben oft <em>zwei Jahre</em> in der Luft, ehe sie zum ersten Mal landen.</p></div></content>
    </entry>
    <entry>
    <title>Warum 80 Zeichen in eine Zeile passen</title>
    <id>tag:example.org,2025:de/achtzig</id>
    <link rel="alternate" type="text/html" href="achtzig"/>
    <published>2026-01-15T09:30:00Z</published>
    <updated>2026-01-15T09:30:00Z</updated>
    <summary type="html">&lt;p&gt;Lochkarten hatten achtzig Spalten. Die Bildschirme, die auf sie folgten, &amp;uuml;bernahmen die Zahl &amp;ndash; und die Fenster von heute noch immer.&lt;/p&gt;</summary>
    </entry>
    <entry>
    <title>Jeder sieht seinen eigenen Regenbogen</title>
    <id>tag:example.org,2025:de/regenbogen</id>
    <link rel="alternate" type="text/html" href="regenbogen"/>
    <published>2026-01-09T14:00:00.5+01:00</published>
    <updated>2026-01-09T14:00:00.5+01:00</updated>
    <summary>Der Bogen steht immer der Sonne gegenüber, und seine Mitte liegt im Schatten des eigenen Kopfes. Zwei Menschen sehen deshalb nie denselben.</summary>
    </entry>
    <entry>
    <title>Auf, zu, und nichts dazwischen</title>
    <id>tag:example.org,2025:de/tuer</id>
    <link rel="alternate" type="text/html" href="tuer"/>
    <published>2025-12-30T10:00:00Z</published>
    <updated>2025-12-30T10:00:00Z</updated>
    <summary type="html">&lt;p&gt;Eine T&amp;uuml;r kann offen oder geschlossen sein. Wer daf&amp;uuml;r zwei Schalter nimmt, bekommt &lt;b&gt;vier&lt;/b&gt; T&amp;uuml;ren, und zwei davon gibt es nicht.&lt;/p&gt;</summary>
    </entry>
    <entry>
    <title>Drei Arten von Dämmerung</title>
    <id>tag:example.org,2025:de/daemmerung</id>
    <link rel="alternate" type="text/html" href="daemmerung"/>
    <published>2025-12-21T16:10:00+01:00</published>
    <updated>2025-12-21T16:10:00+01:00</updated>
    <summary>Bürgerlich, nautisch, astronomisch: Je tiefer die Sonne unter dem Horizont steht, desto weniger kann man lesen und desto mehr Sterne sieht man.</summary>
    </entry>
    <entry>
    <title>Warten will gezeigt sein</title>
    <id>tag:example.org,2025:de/warten</id>
    <link rel="alternate" type="text/html" href="warten"/>
    <published>2025-12-14T11:20:00Z</published>
    <updated>2025-12-14T11:20:00Z</updated>
    <summary>Eine leere Fläche sagt nicht, ob etwas kommt. Schon ein kleines Zeichen macht aus Ungewissheit Geduld.</summary>
    </entry>
    <entry>
    <title>Wie leise Schnee ist</title>
    <id>tag:example.org,2025:de/schnee</id>
    <link rel="alternate" type="text/html" href="schnee"/>
    <published>2025-12-05T07:00:00+01:00</published>
    <updated>2025-12-05T07:00:00+01:00</updated>
    <summary type="html">&lt;p&gt;Zwischen den Kristallen ist viel Luft &amp;amp; die schluckt den Schall. Nach dem ersten Schnee klingt eine Stra&amp;szlig;e deshalb wie ein Zimmer mit Teppich.&lt;/p&gt;</summary>
    </entry>
    <entry>
    <title>Ein guter Satz über einen Fehler</title>
    <id>tag:example.org,2025:de/fehler</id>
    <link rel="alternate" type="text/html" href="fehler"/>
    <published>2025-11-27T13:00:00Z</published>
    <updated>2025-11-27T13:00:00Z</updated>
    <summary>Er nennt die Sache, sagt, was nicht stimmt, und was man tun kann. Mehr braucht es nicht, weniger hilft nicht.</summary>
    </entry>
    </feed>
    """#
}
