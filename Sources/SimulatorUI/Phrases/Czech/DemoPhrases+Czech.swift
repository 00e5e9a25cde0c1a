extension DemoPhrases {
  static let czech = DemoPhrases(
    next: "další",
    pause: "pauza",
    resume: "přehrát",
    again: "znovu",
    step: "krok",
    speed: "rychlost",
    leave: "konec",
    paused: "pozastaveno",
    part: "výřez z %1",
    approved: Caption(
      title: "Hned zaplaceno",
      sentence: "Banka platbu kartou hned schválí: zaplaceno."
    ),
    approvedAfterCode: Caption(
      title: "Banka chce kód",
      sentence: "Banka si vyžádá kód a ten souhlasí: zaplaceno."
    ),
    wrongCodes: Caption(
      title: "Třikrát chybný kód",
      sentence: "Třikrát chybný kód: platba je zamítnuta."
    ),
    challengeCancelled: Caption(
      title: "Ověření zrušeno",
      sentence: "Ověření zrušeno: Comgate hlásí SELHALO, SEB ZRUŠENO."
    ),
    noFunds: Caption(
      title: "Málo peněz na účtu",
      sentence: "Na účtu není dost peněz: platba je zamítnuta."
    ),
    networkLost: Caption(
      title: "Výpadek sítě",
      sentence: "Výpadek sítě po odeslání: výsledek není znám."
    ),
    pageClosed: Caption(
      title: "Předčasně zavřeno",
      sentence: "Zaplaceno, brána zavřena předčasně: platba platí."
    ),
    walletCancelled: Caption(
      title: "Peněženka zavřena",
      sentence: "Zákazník zavřel peněženku: nic nebylo zaplaceno."
    )
  )
}
