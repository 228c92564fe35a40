extension BundledDocuments {
  /// A JSON feed in French.
  static let french = #"""
    {
     "version": "https://jsonfeed.org/version/1.1",
     "title": "Le lecteur tranquille",
     "home_page_url": "https://example.org/fr/",
     "feed_url": "https://example.org/fr/feed.json",
     "language": "fr",
     "items": [
      {
       "id": "https://example.org/fr/etat",
       "url": "https://example.org/fr/etat",
       "title": "Un état à la fois",
       "date_published": "2026-01-28T09:00:00Z",
       "summary": "Un écran qui charge ne montre pas d’erreur, et un écran en erreur ne charge pas. Il suffit d’un seul état pour que ce soit vrai.",
       "content_text": "Un écran qui charge ne montre pas d’erreur, et un écran en erreur ne charge pas. Il suffit d’un seul état pour que ce soit vrai."
      },
      {
       "id": "https://example.org/fr/martinet",
       "url": "https://example.org/fr/martinet",
       "title": "Le martinet noir ne se pose presque jamais",
       "date_published": "2026-01-20T18:00:00+01:00",
       "content_html": "<p>Il mange, boit et dort <em>en vol</em>. Ses pattes sont si courtes qu’il pr&eacute;f&egrave;re s’accrocher aux murs.</p>"
      },
      {
       "id": "https://example.org/fr/terminal",
       "url": "https://example.org/fr/terminal",
       "title": "D’où vient le mot « terminal »",
       "date_published": "2026-01-13T10:30:00Z",
       "summary": "C’était le bout de la ligne : une machine à écrire reliée à un ordinateur lointain. Le fil a disparu, le mot est resté.",
       "content_text": "C’était le bout de la ligne : une machine à écrire reliée à un ordinateur lointain. Le fil a disparu, le mot est resté."
      },
      {
       "id": "https://example.org/fr/maree",
       "url": "https://example.org/fr/maree",
       "title": "La plus petite marée",
       "date_published": "2026-01-07T06:20:00+01:00",
       "content_html": "<p>Quand le Soleil et la Lune tirent &agrave; angle droit, la mer bouge peu&nbsp;: on parle de <strong>morte-eau</strong>.</p>"
      },
      {
       "id": "https://example.org/fr/vide",
       "url": "https://example.org/fr/vide",
       "title": "Une liste vide n’est pas une panne",
       "date_published": "2025-12-29T12:00:00Z",
       "summary": "Elle dit qu’il n’y a rien pour l’instant. La bonne phrase explique aussi ce qui pourrait la remplir.",
       "content_text": "Elle dit qu’il n’y a rien pour l’instant. La bonne phrase explique aussi ce qui pourrait la remplir."
      },
      {
       "id": "https://example.org/fr/etoiles",
       "url": "https://example.org/fr/etoiles",
       "title": "Pourquoi les étoiles scintillent",
       "date_published": "2025-12-18T20:45:00+01:00",
       "summary": "Leur lumière traverse un air qui ne tient pas en place. Les planètes, plus larges à nos yeux, scintillent moins.",
       "content_text": "Leur lumière traverse un air qui ne tient pas en place. Les planètes, plus larges à nos yeux, scintillent moins."
      },
      {
       "id": "https://example.org/fr/attendre",
       "url": "https://example.org/fr/attendre",
       "title": "Attendre sans s’inquiéter",
       "date_published": "2025-12-10T08:10:00Z",
       "content_html": "<p>Un signe qui bouge, et l’attente devient supportable. <!-- rien de plus -->Sans lui, on se demande si l’on doit recommencer.</p>"
      },
      {
       "id": "https://example.org/fr/nuages",
       "url": "https://example.org/fr/nuages",
       "title": "Un nuage pèse lourd",
       "date_published": "2025-12-02T15:00:00+01:00",
       "summary": "Un petit cumulus contient des centaines de tonnes d’eau. Il flotte parce que ses gouttes sont minuscules et que l’air monte.",
       "content_text": "Un petit cumulus contient des centaines de tonnes d’eau. Il flotte parce que ses gouttes sont minuscules et que l’air monte."
      },
      {
       "id": "https://example.org/fr/retour",
       "url": "https://example.org/fr/retour",
       "title": "Recommencer depuis le début",
       "date_published": "2025-11-25T11:00:00Z",
       "summary": "Après un échec, le chemin le plus sûr est souvent le premier : tout reprendre, sans rien garder de l’essai manqué.",
       "content_text": "Après un échec, le chemin le plus sûr est souvent le premier : tout reprendre, sans rien garder de l’essai manqué."
      }
     ]
    }
    """#
}
