extension BundledDocuments {
  /// An RSS feed in Spanish.
  static let spanish = #"""
    <?xml version="1.0" encoding="ISO-8859-1"?>
    <rss version="2.0">
    <channel>
    <title>El lector tranquilo</title>
    <link>https://example.org/es/</link>
    <description>Lo que sigue siendo cierto mañana.</description>
    <language>es</language>
    <item>
    <title>El torniquete solo conoce dos estados</title>
    <link>https://example.org/es/torniquete</link>
    <guid>https://example.org/es/torniquete</guid>
    <pubDate>Thu, 29 Jan 2026 09:00:00 GMT</pubDate>
    <description>&lt;p&gt;Cerrado o abierto. Una moneda lo abre &amp;amp; un empujón lo cierra; &lt;b&gt;todo lo demás&lt;/b&gt; no le importa.&lt;/p&gt;</description>
    </item>
    <item>
    <title>El vencejo duerme volando</title>
    <link>https://example.org/es/vencejo</link>
    <guid>https://example.org/es/vencejo</guid>
    <pubDate>Wed, 21 Jan 2026 19:00:00 CET</pubDate>
    <description>&lt;p&gt;Sube al anochecer hasta dos mil metros y descansa mientras planea. Al amanecer sigue en el aire.&lt;/p&gt;</description>
    </item>
    <item>
    <title>Volver a intentarlo</title>
    <link>https://example.org/es/reintento</link>
    <guid>https://example.org/es/reintento</guid>
    <pubDate>Wed, 14 Jan 2026 10:00:00 GMT</pubDate>
    <description>Un buen reintento empieza de cero. Si sale bien, nadie debería ver ya el mensaje del primer fallo.</description>
    </item>
    <item>
    <title>La niebla también es una nube</title>
    <link>https://example.org/es/niebla</link>
    <guid>https://example.org/es/niebla</guid>
    <pubDate>Thu, 08 Jan 2026 07:30:00 +0100</pubDate>
    <description><![CDATA[<p>Está hecha de las mismas gotas. La diferencia es que <i>nosotros</i> estamos dentro.</p>]]></description>
    </item>
    <item>
    <title>Ochenta columnas</title>
    <link>https://example.org/es/columnas</link>
    <guid>https://example.org/es/columnas</guid>
    <pubDate>Sat, 27 Dec 2025 12:00:00 GMT</pubDate>
    <description>Las tarjetas perforadas tenían ochenta columnas, y los terminales heredaron el número. ¿Quién se acuerda hoy de las tarjetas?</description>
    </item>
    <item>
    <title>El día de Venus dura más que su año</title>
    <link>https://example.org/es/venus</link>
    <guid>https://example.org/es/venus</guid>
    <pubDate>Fri, 19 Dec 2025 22:00:00 CET</pubDate>
    <description>&lt;p&gt;Gira tan despacio, y al revés, que da la vuelta al Sol en &lt;strong&gt;225&lt;/strong&gt; días y sobre sí mismo en 243.&lt;/p&gt;</description>
    </item>
    <item>
    <title>Nada también es una respuesta</title>
    <link>https://example.org/es/vacio</link>
    <guid>https://example.org/es/vacio</guid>
    <pubDate>Tue, 09 Dec 2025 09:45:00 GMT</pubDate>
    <description>Una lista vacía no es un error. Basta decir que aún no hay nada, y qué haría falta para que lo hubiera.</description>
    </item>
    <item>
    <title>Capas de granizo</title>
    <link>https://example.org/es/granizo</link>
    <guid>https://example.org/es/granizo</guid>
    <pubDate>Mon, 01 Dec 2025 16:00:00 CET</pubDate>
    <description>&lt;p&gt;Una piedra de granizo sube y baja dentro de la nube. Cada viaje añade una capa, como en una cebolla.&lt;/p&gt;</description>
    </item>
    </channel>
    </rss>
    """#
}
