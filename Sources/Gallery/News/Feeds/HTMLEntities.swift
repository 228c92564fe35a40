/// The character references of HTML: named, decimal and hexadecimal.
enum HTMLEntities {
  /// Decodes the reference that begins with the `&` at the start.
  ///
  /// - Returns: The text and the length in bytes; `nil` if there is no known reference that ends
  ///   with a semicolon.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (text: String, length: Int)? {
    guard let end = bytes.prefix(16).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let body = bytes[(bytes.startIndex + 1)..<end]
    let length = end - bytes.startIndex + 1
    guard body.first == UInt8(ascii: "#") else {
      return named[String(decoding: body, as: UTF8.self)].map { (String($0), length) }
    }
    let digits = String(decoding: body.dropFirst(), as: UTF8.self)
    guard let value = number(digits) else { return nil }
    return (String(scalar(value)), length)
  }

  /// The character with this name, such as `nbsp` or `hellip`.
  static func scalar(named name: String) -> Unicode.Scalar? { named[name] }

  private static func number(_ digits: String) -> UInt32? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let figures = isHexadecimal ? digits.dropFirst() : digits[...]
    guard figures.first?.isHexDigit == true else { return nil }
    return UInt32(figures, radix: isHexadecimal ? 16 : 10)
  }

  private static func scalar(_ value: UInt32) -> Unicode.Scalar {
    if let byte = UInt8(exactly: value), byte > 0 { return Windows1252.scalar(for: byte) }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The names of HTML 4, with `apos`.
  private static let named: [String: Unicode.Scalar] = {
    var names: [String: Unicode.Scalar] = [:]
    var value: UInt32 = 160
    for word in list.split(whereSeparator: \.isWhitespace) {
      if let number = UInt32(word) {
        value = number
      } else {
        names[String(word)] = Unicode.Scalar(value)
        value += 1
      }
    }
    return names
  }()

  /// The names in the order of their characters; a number is the code of the next name.
  private static let list = """
    34 quot 38 amp apos 60 lt 62 gt 160
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc
    Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute
    THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave
    iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
    uuml yacute thorn yuml
    338 OElig oelig 352 Scaron scaron 376 Yuml 402 fnof 710 circ 732 tilde
    913 Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho
    931 Sigma Tau Upsilon Phi Chi Psi Omega
    945 alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho
    sigmaf sigma tau upsilon phi chi psi omega 977 thetasym upsih 982 piv
    8194 ensp emsp 8201 thinsp 8204 zwnj zwj lrm rlm 8211 ndash mdash 8216 lsquo rsquo sbquo
    8220 ldquo rdquo bdquo 8224 dagger Dagger bull 8230 hellip 8240 permil 8242 prime Prime
    8249 lsaquo rsaquo 8254 oline 8260 frasl 8364 euro 8465 image 8472 weierp 8476 real 8482 trade
    8501 alefsym 8592 larr uarr rarr darr harr 8629 crarr 8656 lArr uArr rArr dArr hArr
    8704 forall 8706 part exist 8709 empty 8711 nabla isin notin 8715 ni 8719 prod 8721 sum minus
    8727 lowast 8730 radic 8733 prop infin 8736 ang 8743 and or cap cup int 8756 there4 8764 sim
    8773 cong 8776 asymp 8800 ne equiv 8804 le ge 8834 sub sup nsub 8838 sube supe 8853 oplus
    8855 otimes 8869 perp 8901 sdot 8968 lceil rceil lfloor rfloor 9001 lang rang 9674 loz
    9824 spades 9827 clubs 9829 hearts diams
    """
}
