import type { KindSketch } from './kinds.ts'

/** Chairs, stools and benches. */
export const chairs = {
  'dining-chair': {
    family: 'chair',
    openers: [
      [
        'En matstol som får middagen att bli längre än du tänkt dig.',
        'En spisebordsstol, der får middagen til at vare længere end planlagt.',
        'A dining chair that makes dinner last longer than planned.',
        'Ruokapöydän tuoli, jossa illallinen venyy suunniteltua pidemmäksi.',
        'En spisestol som får middagen til å vare lenger enn planlagt.',
      ],
      [
        'Lätt att dra ut, skön att sitta i och vacker när den står inskjuten.',
        'Let at trække ud, god at sidde i og smuk, når den er skubbet ind.',
        'Easy to pull out, good to sit in and handsome when pushed back in.',
        'Kevyt vetää esiin, mukava istua ja kaunis myös pöydän alle työnnettynä.',
        'Lett å trekke ut, god å sitte i og vakker når den er skjøvet inn.',
      ],
      [
        'Stolen för vardagens snabba frukost och helgens långa middagar.',
        'Stolen til hverdagens hurtige morgenmad og weekendens lange middage.',
        'The chair for quick weekday breakfasts and slow weekend dinners.',
        'Tuoli arjen nopeisiin aamiaisiin ja viikonlopun pitkiin päivällisiin.',
        'Stolen for hverdagens raske frokost og helgens lange middager.',
      ],
    ],
    features: [
      [
        'Ryggstödet sviktar lite när du lutar dig bakåt.',
        'Ryglænet giver sig en smule, når du læner dig tilbage.',
        'The back gives slightly as you lean into it.',
        'Selkänoja joustaa hieman nojatessa.',
        'Ryggstøet gir litt etter når du lener deg tilbake.',
      ],
      [
        'Sitsen är formad efter kroppen och känns skön även utan dyna.',
        'Sædet er formet efter kroppen og er behageligt også uden hynde.',
        'The seat is shaped to the body and comfortable even without a cushion.',
        'Istuin on muotoiltu vartaloa myötäillen ja on mukava ilman tyynyäkin.',
        'Setet er formet etter kroppen og er behagelig også uten pute.',
      ],
      [
        'Filttassar som skonar golvet följer med.',
        'Filtdupper, der skåner gulvet, følger med.',
        'Felt pads to protect the floor are included.',
        'Lattiaa suojaavat huopatassut kuuluvat toimitukseen.',
        'Filtknotter som skåner gulvet følger med.',
      ],
    ],
  },
  'office-chair': {
    family: 'chair',
    openers: [
      [
        'En kontorsstol som ser ut som en möbel och sitter som ett verktyg.',
        'En kontorstol, der ligner et møbel og fungerer som et arbejdsredskab.',
        'An office chair that looks like furniture and sits like a tool.',
        'Työtuoli, joka näyttää huonekalulta ja toimii kuin työkalu.',
        'En kontorstol som ser ut som et møbel og fungerer som et verktøy.',
      ],
      [
        'Arbetsdagen blir lättare när stolen följer med i dina rörelser.',
        'Arbejdsdagen bliver lettere, når stolen følger dine bevægelser.',
        'The working day is easier when the chair moves with you.',
        'Työpäivä kevenee, kun tuoli seuraa liikkeitäsi.',
        'Arbeidsdagen blir lettere når stolen følger bevegelsene dine.',
      ],
    ],
    features: [
      [
        'Sitthöjd och gungmotstånd ställs in med en spak på var sida.',
        'Siddehøjde og vippemodstand indstilles med et greb i hver side.',
        'Seat height and tilt are set with a lever on each side.',
        'Istuinkorkeus ja keinun vastus säädetään kummankin puolen vivusta.',
        'Sittehøyde og vippemotstand stilles inn med en spak på hver side.',
      ],
      [
        'Hjulen är mjuka och rullar tyst på både trägolv och matta.',
        'Hjulene er bløde og ruller lydløst på både trægulv og tæppe.',
        'The castors are soft and roll quietly on wood and carpet alike.',
        'Pehmeät pyörät rullaavat äänettä sekä puulattialla että matolla.',
        'Hjulene er myke og ruller stille på både tregulv og teppe.',
      ],
    ],
  },
  'bar-stool': {
    family: 'chair',
    openers: [
      [
        'En barstol för köksön, där läxor, vin och frukost samsas.',
        'En barstol til køkkenøen, hvor lektier, vin og morgenmad mødes.',
        'A bar stool for the kitchen island, where homework, wine and breakfast meet.',
        'Baarituoli saarekkeen ääreen, jossa läksyt, viini ja aamiainen kohtaavat.',
        'En barkrakk til kjøkkenøya, der lekser, vin og frokost møtes.',
      ],
      [
        'Hög stol, låg vikt och ett ryggstöd som gör att man sitter kvar.',
        'Høj stol, lav vægt og et ryglæn, der får en til at blive siddende.',
        'A high seat, a low weight and a back that makes you stay.',
        'Korkea tuoli, kevyt nostaa, ja selkänoja kutsuu jäämään.',
        'Høy stol, lav vekt og et ryggstø som får deg til å bli sittende.',
      ],
    ],
    features: [
      [
        'Fotstödet är förstärkt där skorna vilar.',
        'Fodstøtten er forstærket, hvor skoene hviler.',
        'The footrest is reinforced where shoes rest.',
        'Jalkatuki on vahvistettu siitä, missä kengät lepäävät.',
        'Fotstøtten er forsterket der skoene hviler.',
      ],
      [
        'Finns i två höjder: 63 cm för köksbänken och 75 cm för bardisken.',
        'Fås i to højder: 63 cm til køkkenbordet og 75 cm til baren.',
        'Comes in two heights: 63 cm for the worktop and 75 cm for the bar.',
        'Kaksi korkeutta: 63 cm työtasolle ja 75 cm baaritiskille.',
        'Finnes i to høyder: 63 cm til kjøkkenbenken og 75 cm til bardisken.',
      ],
    ],
  },
  stool: {
    family: 'chair',
    openers: [
      [
        'En pall klarar det mesta: skosnören, gäster och översta hyllan.',
        'En taburet klarer det meste: snørebånd, gæster og øverste hylde.',
        'A stool does most things: shoelaces, guests and the top shelf.',
        'Jakkara selviää melkein kaikesta: kengännauhoista, vieraista ja ylähyllystä.',
        'En krakk klarer det meste: skolisser, gjester og øverste hylle.',
      ],
      [
        'Den minsta möbeln i hemmet, och den som flyttar mest.',
        'Hjemmets mindste møbel, og det, der flytter sig mest.',
        'The smallest piece in the home, and the one that moves most.',
        'Kodin pienin huonekalu ja samalla liikkuvaisin.',
        'Det minste møbelet i hjemmet, og det som flytter seg mest.',
      ],
    ],
    features: [
      [
        'Sitsen är lätt skålad och kanten mjukt rundad.',
        'Sædet er let hvælvet, og kanten blødt rundet.',
        'The seat is slightly dished and its edge softly rounded.',
        'Istuin on hieman kovera ja reuna pehmeästi pyöristetty.',
        'Setet er lett skålformet og kanten mykt avrundet.',
      ],
      [
        'Flera pallar kan staplas i ett hörn tills festen börjar.',
        'Flere taburetter kan stables i et hjørne, til festen begynder.',
        'Several can be stacked in a corner until the party starts.',
        'Useamman jakkaran voi pinota nurkkaan odottamaan juhlia.',
        'Flere krakker kan stables i et hjørne til festen begynner.',
      ],
    ],
  },
  bench: {
    family: 'chair',
    openers: [
      [
        'En bänk rymmer alltid en till.',
        'En bænk har altid plads til én til.',
        'A bench always has room for one more.',
        'Penkille mahtuu aina vielä yksi.',
        'En benk har alltid plass til én til.',
      ],
      [
        'Enkel, stadig och lätt att hitta en plats åt.',
        'Enkel, stabil og let at finde en plads til.',
        'Simple, steady and easy to find a place for.',
        'Yksinkertainen ja tukeva penkki löytää helposti paikkansa.',
        'Enkel, stødig og lett å finne en plass til.',
      ],
    ],
    features: [
      [
        'Sitsen är gjord i ett stycke och tål att man tar spjärn mot den.',
        'Sædet er lavet i ét stykke og tåler at blive brugt.',
        'The seat is made in one piece and takes hard use.',
        'Istuin on yhtä kappaletta ja kestää kovaakin käyttöä.',
        'Setet er laget i ett stykke og tåler hard bruk.',
      ],
      [
        'Under finns plats för skor, korgar eller ingenting alls.',
        'Nedenunder er der plads til sko, kurve eller ingenting.',
        'Below there is space for shoes, baskets or nothing at all.',
        'Alle mahtuu kenkiä, koreja tai ei mitään.',
        'Under er det plass til sko, kurver eller ingenting.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
