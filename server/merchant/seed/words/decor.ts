import type { KindSketch } from './kinds.ts'

/** The small things. */
export const decor = {
  mirror: {
    family: 'small',
    openers: [
      [
        'En spegel som dubblar dagsljuset.',
        'Et spejl, der fordobler dagslyset.',
        'A mirror that doubles the daylight.',
        'Peili, joka kaksinkertaistaa päivänvalon.',
        'Et speil som dobler dagslyset.',
      ],
      [
        'Häng den mitt emot fönstret, så känns rummet större.',
        'Hæng det over for vinduet, så virker rummet større.',
        'Hang it opposite the window and the room feels larger.',
        'Ripusta ikkunaa vastapäätä, niin huone tuntuu suuremmalta.',
        'Heng det rett overfor vinduet, så virker rommet større.',
      ],
    ],
    features: [
      [
        'Glaset har en skyddande film på baksidan.',
        'Glasset har en beskyttende film på bagsiden.',
        'The glass has a protective film on its back.',
        'Lasin takana on suojakalvo.',
        'Glasset har en beskyttende film på baksiden.',
      ],
      [
        'Upphängning ingår och passar åt båda hållen.',
        'Ophæng medfølger og passer i begge retninger.',
        'Hangers are included and work either way up.',
        'Kiinnikkeet sisältyvät ja sopivat kumpaankin suuntaan.',
        'Oppheng følger med og passer begge veier.',
      ],
    ],
  },
  vase: {
    family: 'small',
    openers: [
      [
        'En vas för en ensam kvist eller en hel bukett.',
        'En vase til en enkelt gren eller en hel buket.',
        'A vase for a single branch or a whole bunch.',
        'Maljakko yhdelle oksalle tai kokonaiselle kimpulle.',
        'En vase for en enkelt kvist eller en hel bukett.',
      ],
      [
        'Vacker i grupp med andra, och nog för sig själv.',
        'Smuk i gruppe med andre og nok i sig selv.',
        'Good in a group, and enough on its own.',
        'Kaunis ryhmässä ja riittävä yksinkin.',
        'Vakker i gruppe med andre, og nok i seg selv.',
      ],
    ],
    features: [
      [
        'Halsen är smal nog att hålla stjälkarna upprätt.',
        'Halsen er smal nok til at holde stilkene oprejst.',
        'The neck is narrow enough to hold stems upright.',
        'Kaula on sopivan kapea pitämään varret pystyssä.',
        'Halsen er smal nok til å holde stilkene oppreist.',
      ],
      [
        'Vattentät och lätt att göra ren inuti.',
        'Vandtæt og let at gøre ren indvendigt.',
        'Watertight and easy to clean inside.',
        'Vesitiivis ja helppo puhdistaa sisältä.',
        'Vanntett og lett å gjøre ren innvendig.',
      ],
    ],
  },
  basket: {
    family: 'small',
    openers: [
      [
        'En korg för plädar, garn, ved eller leksaker.',
        'En kurv til plaider, garn, brænde eller legetøj.',
        'A basket for throws, yarn, firewood or toys.',
        'Kori torkkupeitoille, langoille, polttopuille tai leluille.',
        'En kurv for pledd, garn, ved eller leker.',
      ],
      [
        'Det snabbaste sättet att städa: allt i korgen.',
        'Den hurtigste måde at rydde op på: alt i kurven.',
        'The fastest way to tidy up: everything in the basket.',
        'Nopein tapa siivota: kaikki koriin.',
        'Den raskeste måten å rydde på: alt i kurven.',
      ],
    ],
    features: [
      [
        'Handtagen är förstärkta och håller för tung last.',
        'Hankene er forstærkede og holder til tung last.',
        'The handles are reinforced and bear a heavy load.',
        'Kahvat on vahvistettu, ja ne kestävät painavan kuorman.',
        'Hankene er forsterket og tåler tung last.',
      ],
      [
        'Formen är mjuk men står upp av sig själv.',
        'Formen er blød, men står af sig selv.',
        'The shape is soft but stands by itself.',
        'Muoto on pehmeä mutta pysyy pystyssä itsekseen.',
        'Formen er myk, men står av seg selv.',
      ],
    ],
  },
  'plant-pot': {
    family: 'small',
    openers: [
      [
        'En ytterkruka som låter växten stå för färgen.',
        'En urtepotteskjuler, der lader planten stå for farven.',
        'A pot that lets the plant provide the colour.',
        'Suojaruukku, joka antaa kasvin loistaa.',
        'En potteskjuler som lar planten stå for fargen.',
      ],
      [
        'För fönsterbrädan, hyllan eller golvet vid balkongdörren.',
        'Til vindueskarmen, hylden eller gulvet ved altandøren.',
        'For the windowsill, the shelf or the floor by the balcony door.',
        'Ikkunalaudalle, hyllylle tai lattialle parvekkeen oven viereen.',
        'Til vinduskarmen, hylla eller gulvet ved balkongdøra.',
      ],
    ],
    features: [
      [
        'Insidan är tät, så att inget vatten når bordet.',
        'Indersiden er tæt, så der ikke kommer vand på bordet.',
        'The inside is sealed, so no water reaches the table.',
        'Sisäpinta on tiivis, joten vesi ei pääse pöydälle.',
        'Innsiden er tett, så det ikke kommer vann på bordet.',
      ],
      [
        'Små filttassar under skyddar ytan.',
        'Små filtdupper under beskytter overfladen.',
        'Small felt feet protect the surface.',
        'Pohjan huopatassut suojaavat pintaa.',
        'Små filtknotter under beskytter overflaten.',
      ],
    ],
  },
  clock: {
    family: 'small',
    openers: [
      [
        'En väggklocka som går tyst och syns tydligt.',
        'Et vægur, der går lydløst og kan ses tydeligt.',
        'A wall clock that runs silently and reads clearly.',
        'Seinäkello käy äänettömästi ja näkyy selvästi.',
        'En veggklokke som går stille og synes tydelig.',
      ],
      [
        'Tiden, men vackrare.',
        'Tiden, bare smukkere.',
        'The time, only better looking.',
        'Aika, mutta kauniimmin.',
        'Tiden, bare vakrere.',
      ],
    ],
    features: [
      [
        'Urverket drivs av ett batteri och sveper utan att ticka.',
        'Urværket drives af et batteri og fejer uden at tikke.',
        'The movement runs on one battery and sweeps without ticking.',
        'Paristokäyttöinen koneisto liukuu tikittämättä.',
        'Urverket går på ett batteri og sveiper uten å tikke.',
      ],
      [
        'Visarna är lätta att läsa från andra sidan rummet.',
        'Viserne er lette at aflæse fra den anden ende af rummet.',
        'The hands are easy to read from across the room.',
        'Viisarit erottuvat huoneen toiselta puolelta.',
        'Viserne er lette å lese fra andre siden av rommet.',
      ],
    ],
  },
  'candle-holder': {
    family: 'small',
    openers: [
      [
        'En ljusstake för kronljus, fin på bordet och i fönstret.',
        'En lysestage til kronelys, fin på bordet og i vinduet.',
        'A holder for dinner candles, at home on the table and in the window.',
        'Kynttilänjalka kruunukynttilälle, kaunis pöydällä ja ikkunalla.',
        'En lysestake for kronelys, fin på bordet og i vinduet.',
      ],
      [
        'Tänd ett ljus, så är det kväll på riktigt.',
        'Tænd et lys, så er det rigtig aften.',
        'Light a candle, and it is properly evening.',
        'Sytytä kynttilä, niin ilta voi alkaa.',
        'Tenn et lys, så er det kveld på ordentlig.',
      ],
    ],
    features: [
      [
        'Tung bas med filt under, så att den står säkert.',
        'Tung bund med filt under, så den står sikkert.',
        'A heavy base with felt beneath keeps it safe.',
        'Painava pohja ja huopa alla pitävät sen tukevasti pystyssä.',
        'Tung base med filt under, så den står trygt.',
      ],
      [
        'Kombinera flera i olika höjd till ett eget stilleben.',
        'Kombiner flere i forskellig højde til dit eget stilleben.',
        'Combine several heights into a still life of your own.',
        'Yhdistele erikorkuisia omaksi asetelmaksi.',
        'Kombiner flere i ulik høyde til ditt eget stilleben.',
      ],
    ],
  },
  'picture-frame': {
    family: 'small',
    openers: [
      [
        'En ram för barnteckningen, affischen eller fotot från i somras.',
        'En ramme til børnetegningen, plakaten eller billedet fra i sommer.',
        'A frame for the drawing, the poster or last summer’s photograph.',
        'Kehys lapsen piirrokselle, julisteelle tai viime kesän kuvalle.',
        'En ramme for barnetegningen, plakaten eller bildet fra i sommer.',
      ],
      [
        'Smal profil som lämnar ordet till bilden.',
        'Smal profil, der lader billedet tale.',
        'A slim profile that leaves the talking to the picture.',
        'Kapea profiili antaa kuvan puhua.',
        'Smal profil som lar bildet snakke.',
      ],
    ],
    features: [
      [
        'Passepartout i benvitt papper ingår.',
        'Passepartout i råhvidt papir medfølger.',
        'An off-white mount is included.',
        'Luonnonvalkoinen paspatuuri sisältyy.',
        'Passepartout i beinhvitt papir følger med.',
      ],
      [
        'Framsida av okrossbart akrylglas.',
        'Forside af brudsikkert akrylglas.',
        'Front of shatterproof acrylic.',
        'Etulevy särkymätöntä akryylia.',
        'Front av bruddsikkert akrylglass.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
