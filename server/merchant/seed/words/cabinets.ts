import type { KindSketch } from './kinds.ts'

/** Cabinets. */
export const cabinets = {
  wardrobe: {
    family: 'cabinet',
    openers: [
      [
        'En garderob med plats för både vinterkappan och sommarklänningarna.',
        'Et garderobeskab med plads til både vinterfrakken og sommertøjet.',
        'A wardrobe with room for the winter coat and the summer clothes.',
        'Vaatekaappi, johon mahtuvat sekä talvitakki että kesävaatteet.',
        'Et garderobeskap med plass til både vinterkåpa og sommerklærne.',
      ],
      [
        'Stäng dörrarna, så är det ordning i rummet.',
        'Luk lågerne, så er der orden i rummet.',
        'Close the doors and the room is tidy.',
        'Sulje ovet, ja huone on järjestyksessä.',
        'Lukk dørene, så er det orden i rommet.',
      ],
    ],
    features: [
      [
        'Inredningen med klädstång och hyllplan flyttas i steg om fem centimeter.',
        'Indretningen med bøjlestang og hylder kan flyttes i trin på fem centimeter.',
        'The rail and shelves inside move in steps of five centimetres.',
        'Sisustan tanko ja hyllyt siirtyvät viiden sentin välein.',
        'Innredningen med klesstang og hyller kan flyttes i trinn på fem centimeter.',
      ],
      [
        'Väggfäste ingår och ska användas, särskilt där barn klättrar.',
        'Vægbeslag medfølger og skal bruges, især hvor børn klatrer.',
        'A wall fixing is included and should be used, above all where children climb.',
        'Seinäkiinnike kuuluu toimitukseen; käytä sitä varsinkin, jos kotona kiipeillään.',
        'Veggfeste følger med og skal brukes, særlig der barn klatrer.',
      ],
    ],
  },
  'chest-of-drawers': {
    family: 'cabinet',
    openers: [
      [
        'En byrå med djupa lådor som sväljer mer än man tror.',
        'En kommode med dybe skuffer, der rummer mere, end man tror.',
        'A chest with deep drawers that swallow more than you would think.',
        'Syvälaatikkoinen lipasto nielee enemmän kuin uskoisi.',
        'En kommode med dype skuffer som rommer mer enn man tror.',
      ],
      [
        'Lika hemma i sovrummet som i hallen eller matrummet.',
        'Lige så hjemme i soveværelset som i entréen eller spisestuen.',
        'As much at home in the bedroom as in the hall or dining room.',
        'Yhtä lailla kotonaan makuuhuoneessa, eteisessä ja ruokailutilassa.',
        'Like mye hjemme på soverommet som i gangen eller spisestua.',
      ],
    ],
    features: [
      [
        'Lådorna går på fullutdragsskenor och dämpar sig själva på slutet.',
        'Skufferne kører på fuldt udtræk og bremser selv til sidst.',
        'The drawers run on full extensions and slow themselves at the end.',
        'Laatikot aukeavat kokonaan ja hidastuvat itsestään lopussa.',
        'Skuffene går på fullt uttrekk og demper seg selv på slutten.',
      ],
      [
        'Hörnen är sinkade, vilket syns när lådan dras ut.',
        'Hjørnerne er sinkede, hvilket ses, når skuffen trækkes ud.',
        'The corners are dovetailed, as you see when a drawer is open.',
        'Kulmat on liitetty pyrstöliitoksin, minkä huomaa laatikon avatessaan.',
        'Hjørnene er sinket, noe som synes når skuffen trekkes ut.',
      ],
    ],
  },
  sideboard: {
    family: 'cabinet',
    openers: [
      [
        'En skänk för finporslinet, brädspelen och allt där emellan.',
        'En skænk til det fine porcelæn, brætspillene og alt derimellem.',
        'A sideboard for the good china, the board games and everything between.',
        'Senkki juhla-astioille, lautapeleille ja kaikelle siltä väliltä.',
        'En skjenk for finserviset, brettspillene og alt imellom.',
      ],
      [
        'En lugn möbel som gör väggen färdig.',
        'Et roligt møbel, der gør væggen færdig.',
        'A calm piece that completes a wall.',
        'Rauhallinen kaluste, joka viimeistelee seinän.',
        'Et rolig møbel som gjør veggen ferdig.',
      ],
    ],
    features: [
      [
        'Bakom dörrarna finns flyttbara hyllplan och hål för sladdar.',
        'Bag lågerne er der flytbare hylder og huller til ledninger.',
        'Behind the doors are movable shelves and openings for cables.',
        'Ovien takana on siirrettävät hyllyt ja aukot johdoille.',
        'Bak dørene er det flyttbare hyller og hull til ledninger.',
      ],
      [
        'Mönstret löper obrutet över alla fronter.',
        'Mønsteret løber ubrudt hen over alle fronter.',
        'The pattern of the front runs unbroken from end to end.',
        'Kuviointi jatkuu katkeamatta kaikkien etulevyjen yli.',
        'Mønsteret løper ubrutt over alle frontene.',
      ],
    ],
  },
  'tv-bench': {
    family: 'cabinet',
    openers: [
      [
        'En tv-bänk som döljer mer teknik än den visar.',
        'Et tv-bord, der skjuler mere teknik, end det viser.',
        'A TV bench that hides more equipment than it shows.',
        'Tv-taso kätkee enemmän tekniikkaa kuin näyttää.',
        'En tv-benk som skjuler mer teknikk enn den viser.',
      ],
      [
        'Skärmen får vila på något vackert, och sladdarna får försvinna.',
        'Skærmen hviler på noget smukt, og ledningerne forsvinder.',
        'The screen rests on something handsome, and the cables disappear.',
        'Näyttö saa kauniin alustan, ja johdot katoavat näkyvistä.',
        'Skjermen får hvile på noe vakkert, og ledningene forsvinner.',
      ],
    ],
    features: [
      [
        'Luckorna släpper igenom fjärrkontrollens signal.',
        'Lågerne lader fjernbetjeningens signal slippe igennem.',
        'The doors let the remote control’s signal through.',
        'Ovet päästävät kaukosäätimen signaalin läpi.',
        'Dørene slipper gjennom signalet fra fjernkontrollen.',
      ],
      [
        'Ryggen har luftspalter, så att apparaterna håller sig svala.',
        'Bagsiden har luftspalter, så apparaterne holder sig kølige.',
        'Vents in the back keep the equipment cool.',
        'Takalevyn ilmaraot pitävät laitteet viileinä.',
        'Ryggen har luftespalter, så apparatene holder seg kjølige.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
