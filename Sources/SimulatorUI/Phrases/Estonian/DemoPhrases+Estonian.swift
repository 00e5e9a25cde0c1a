extension DemoPhrases {
  static let estonian = DemoPhrases(
    next: "järgmine",
    pause: "paus",
    resume: "esita",
    again: "uuesti",
    step: "samm",
    speed: "kiirus",
    leave: "lõpeta",
    paused: "peatatud",
    part: "osa ekraanist %1",
    approved: Caption(
      title: "Kohe makstud",
      sentence: "Pank kinnitab kaardimakse kohe: makstud."
    ),
    approvedAfterCode: Caption(
      title: "Pank küsib koodi",
      sentence: "Pank küsib koodi ja kood on õige: makstud."
    ),
    wrongCodes: Caption(
      title: "Kolm vale koodi",
      sentence: "Kolm vale koodi: makset ei tehta."
    ),
    challengeCancelled: Caption(
      title: "Kinnitus katkes",
      sentence: "Kinnitus katkes: Comgate teatab NURJUS, SEB TÜHISTATUD."
    ),
    noFunds: Caption(
      title: "Raha ei piisa",
      sentence: "Kontol ei ole piisavalt raha: makset ei tehta."
    ),
    networkLost: Caption(
      title: "Ühendus katkes",
      sentence: "Ühendus katkes: makse tulemus on selgumata."
    ),
    pageClosed: Caption(
      title: "Leht suleti vara",
      sentence: "Makstud, kuid leht suleti vara: makse kehtib."
    ),
    walletCancelled: Caption(
      title: "Rahakott suleti",
      sentence: "Ostja sulges rahakoti: midagi ei makstud."
    )
  )
}
