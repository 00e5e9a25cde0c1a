internal import PaymentCore

extension TitlePhrases {
  static let estonianCards: [BuiltInScenario: String] = [
    .approvedCaptured: "Heaks kiidetud ilma kinnituseta",
    .frictionless: "Autenditud kinnitamiseta",
    .challengeCode: "Kinnitamine: ühekordne kood",
    .challengeBankApp: "Kinnitamine: panga rakendus",
    .challengeChooseOne: "Kinnitamine: üks vastus",
    .challengeChooseSeveral: "Kinnitamine: mitu vastust",
    .challengeThenDeclined: "Autenditud, tagasi lükatud",
    .threeDSUnavailable: "3-D Secure ei ole saadaval",
    .rejectedByBank: "Pank lükkas makse tagasi",
    .noFunds: "Kontol ei ole piisavalt raha",
    .invalidCardnoExpiry: "Kaart on aegunud",
    .invalidCvc: "Vale turvakood",
    .providerReport: "Makseteenuse pakkuja viga",
    .limitExceeded: "Kaardi limiit on ületatud",
    .fraudSuspected: "Pettuse kahtlus",
  ]

  static func estonianTitle(of scenario: BuiltInScenario) -> String {
    switch scenario {
    case .approvedCaptured: "Heaks kiidetud, tavaline ost"
    case .authorized: "Heaks kiidetud, summa broneeritakse"
    case .frictionless: "Autenditud kinnitamiseta, heaks kiidetud"
    case .fraudSuspected: "Tagasi lükatud: pettuse kahtlus"
    case .providerReport: "Makseteenuse pakkuja lükkas makse tagasi"
    case .providerTimeout: "Makseteenuse pakkuja ajapiirang ületati"
    case .invalidCardnoExpiry: "Tagasi lükatud: vale kaardi number või kehtivusaeg"
    case .invalidCvc: "Tagasi lükatud: vale turvakood"
    case .limitExceeded: "Tagasi lükatud: kaardi limiit on ületatud"
    case .noFunds: "Tagasi lükatud: kontol ei ole piisavalt raha"
    case .rejectedByBank: "Kaardi väljastanud pank lükkas makse tagasi"
    case .notSpecified: "Tagasi lükatud, põhjust ei ole täpsustatud"
    case .noReason: "Tagasi lükatud, server ei teatanud põhjust"
    case .unknownReason: "Tagasi lükatud hiljem lisandunud põhjusel"

    case .challengeCode: "Kinnitamine: otsustab ühekordne kood"
    case .challengeChooseOne: "Kinnitamine: otsustab valitud vastus"
    case .challengeChooseSeveral: "Kinnitamine: kaks vastust peavad olema õiged"
    case .challengeBankApp: "Kinnitamine: kinnitage makse panga rakenduses"
    case .challengeThenDeclined: "Autenditud, seejärel lükkas pank makse tagasi"
    case .threeDSAuthFail: "Kinnitamine: iga kood on vale (transStatus N)"
    case .threeDSIssuerRejects: "Kinnitamine: pank lükkab tagasi (transStatus R)"
    case .threeDSUnavailable: "3-D Secure'i kontrolli ei saa teha (transStatus U)"
    case .threeDSProtocolError: "Kinnitamise sõnum ei vasta protokollile"
    case .threeDSAttempted: "Kinnitamine: ainult prooviti (transStatus A), heaks kiidetud"
    case .threeDSCancelled: "Kinnitamine: katkestage see Esc-klahviga"
    case .threeDSTimeout: "Kinnitamine: laske ajal otsa saada (siin 15 s)"
    case .threeDSMessageTimeout: "Panga server ei vasta 10 s jooksul"
    case .acsTimeout: "Kinnitamine: panga server teatab aja lõppemisest"

    case .customerClick: "Tühistage kaardivorm Esc-klahviga"
    case .customerTimeout: "Laske makse ajal otsa saada (siin 20 s)"
    case .eshopCancelled: "Kauplus tühistab makse samal ajal"
    case .stoppedBeforeSending: "Rakendus saab peatumiskäsu maksmise nupule vajutamisel"
    case .stoppedAfterSending: "Rakendus saab peatumiskäsu maksmise ajal"

    case .stillProcessing: "Kümnendal päringul ikka veel töötlemisel"
    case .pollingTimeout: "Tulemuse päringutele ei vastata 30 s jooksul"
    case .pollingNetworkError: "Ühendus katkeb esimesel tulemuse päringul"
    case .networkLostAfter: "Autoriseerimisele ei vastata 30 s jooksul"

    case .networkLostBefore: "Ühendus katkeb makse loomisel"
    case .paymentFailed: "Autoriseerimise vastus on HTTP 400"
    case .paymentCreateFailed: "Makset ei saa luua"
    case .secondPayment: "Ekraanil on juba teine makse"
    case .sessionNotInitialized: "Seanssi ei ole avatud"
    case .initNetworkError: "Ühendus katkeb seansi avamisel"
    case .initUnauthorized: "Seansi avamise vastus on HTTP 401"
    case .initFailed: "Seansi avamise vastus on HTTP 500"
    case .applicationNotAllowed: "Rakendust ei ole lubatute loendis"
    case .deviceRooted: "Seadme tarkvara näib olevat muudetud"
    case .invalidPrice: "Summa on null, negatiivne või liiga paljude kümnendkohtadega"
    case .conflictingPaymentOptions: "Korraga nõutakse püsimakset ja broneerimist"
    case .invalidPan: "SDK enda kontroll: kaardi number"
    case .invalidExpiryMonth: "SDK enda kontroll: kehtivusaja kuu"
    case .cardExpired: "SDK enda kontroll: aegunud kaart"
    case .invalidCvv: "SDK enda kontroll: turvakood"
    case .missingCardholderName: "SDK enda kontroll: nimi kaardil puudub"
    case .invalidCardData: "SDK enda kontroll: mitu viga korraga"

    case .hostedCaptured: "Makske kassalehel; tulemuse otsustab teie tegevus seal"
    case .hostedAuthorized: "Olekuotsingu vastus on AUTHORIZED"
    case .approvedSettled: "Olekuotsingu vastus on SETTLED"
    case .approvedRefunded: "Olekuotsingu vastus on REFUNDED"
    case .hostedFailed: "Olekuotsingu vastus on FAILED"
    case .hostedCancelled: "Olekuotsingu vastus on CANCELLED"
    case .hostedAbandoned: "Olekuotsingu vastus on ABANDONED"
    case .stillInitialized: "Olekuotsingu vastus on INITIALIZED"
    case .hostedProcessing: "Olekuotsingu vastus on SENT_FOR_PROCESSING"
    case .unknownStatus: "Olekuotsingu vastus on ON_HOLD, mis on tundmatu"
    case .noLookup: "Olekuotsing puudub"
    case .resolverSilent: "Olekuotsing ei anna ei olekut ega viga"
    case .lookupFailed: "Olekuotsing ebaõnnestub"
    case .lookupStatusAndError: "Olekuotsing annab nii oleku SETTLED kui ka vea"
    case .lookupNeverAnswers: "Olekuotsingule ei vastata 30 s jooksul"
    case .pageLoadFailed: "Kassalehte ei õnnestu laadida"
    case .hostedDismissed: "Sulgege leht Esc-klahviga enne maksmist"
    case .hostedDismissedPaid: "Makske ja sulgege siis leht Esc-klahviga"
    case .hostedDismissedProcessing: "Sulgege leht Esc-klahviga; makse on veel töötlemisel"
    case .hostedDismissedNoLookup: "Sulgege leht Esc-klahviga; olekuotsing puudub"
    case .hostedDismissedLookupFailed: "Sulgege leht Esc-klahviga; olekuotsing ebaõnnestub"
    case .unusableRequest: "Taustsüsteemi vastuses puudub verifitseerimisvõti"
    case .hostedUnrelatedAddress: "Leht läbib aadressi, mis ei ole kauplusega seotud"

    case .applePayApproved: "Kinnitage makse rahakotis, heaks kiidetud"
    case .applePayNotConfigured: "Rahakotti ei ole seadistatud"
    case .applePayCancelled: "Sulgege rahakott Esc-klahviga"
    case .applePayFailed: "Rahakott ebaõnnestub"

    case .approvedTwice: "Server vastab kaks korda; teist vastust ei arvestata"
    case .declineAfterApproval: "Heaks kiidetud; tagasilükkamine saabub liiga hilja"
    case .approvalAfterCancel: "Tühistage Esc-klahviga; nõusolek saabub liiga hilja"
    }
  }
}
