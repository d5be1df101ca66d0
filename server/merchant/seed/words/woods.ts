import type { MaterialSketch } from './materials.ts'

/** Woods and painted wood. */
export const woods = {
  oak: {
    label: ['Ek', 'Eg', 'Oak', 'Tammi', 'Eik'],
    care: 'oil',
    sentences: [
      [
        'Eken kommer från ansvarsfullt skötta skogar och får visa sin ådring.',
        'Egetræet kommer fra ansvarligt drevne skove og får lov at vise sine årer.',
        'The oak comes from responsibly managed forests and is allowed to show its grain.',
        'Tammi on peräisin vastuullisesti hoidetuista metsistä, ja sen syykuvio saa näkyä.',
        'Eiken kommer fra ansvarlig drevne skoger og får vise frem åringene sine.',
      ],
      [
        'Ek är hårt, tungt och tåligt, och mörknar långsamt till en varm honungston.',
        'Eg er hårdt, tungt og slidstærkt og mørkner langsomt til en varm honningtone.',
        'Oak is hard, heavy and durable, and slowly deepens to a warm honey tone.',
        'Tammi on kovaa, painavaa ja kestävää, ja se tummuu hitaasti lämpimän hunajan sävyyn.',
        'Eik er hardt, tungt og slitesterkt, og mørkner langsomt til en varm honningtone.',
      ],
      [
        'Ytan är behandlad med hårdvaxolja, så att spill kan torkas upp innan det lämnar märken.',
        'Overfladen er behandlet med hårdvoksolie, så spild kan tørres op, før det sætter mærker.',
        'The surface is treated with hard wax oil, so spills can be wiped up before they mark.',
        'Pinta on käsitelty kovavahaöljyllä, joten roiskeet ehtii pyyhkiä ennen kuin ne jättävät jälkiä.',
        'Overflaten er behandlet med hardvoksolje, så søl kan tørkes opp før det setter merker.',
      ],
    ],
  },
  walnut: {
    label: ['Valnöt', 'Valnød', 'Walnut', 'Pähkinäpuu', 'Valnøtt'],
    care: 'oil',
    sentences: [
      [
        'Valnötens mörka strimmor gör varje exemplar till sitt eget.',
        'Valnøddens mørke striber gør hvert eksemplar til sit eget.',
        'The dark streaks of walnut make every piece its own.',
        'Pähkinäpuun tummat juovat tekevät jokaisesta kappaleesta omanlaisensa.',
        'Valnøttens mørke striper gjør hvert eksemplar unikt.',
      ],
      [
        'Djupbrun valnöt ger tyngd och värme åt ljusa rum.',
        'Dybbrun valnød giver tyngde og varme til lyse rum.',
        'Deep brown walnut lends weight and warmth to pale rooms.',
        'Syvänruskea pähkinäpuu tuo vaaleaan huoneeseen ryhtiä ja lämpöä.',
        'Dypbrun valnøtt gir tyngde og varme til lyse rom.',
      ],
      [
        'Valnöten oljas för hand tills ytan får en matt, sidenlen lyster.',
        'Valnødden olieres i hånden, til overfladen får en mat silkeglans.',
        'The walnut is oiled by hand until it takes on a matt, silky sheen.',
        'Pähkinäpuu öljytään käsin, kunnes pinta hohtaa himmeästi kuin silkki.',
        'Valnøtten oljes for hånd til overflaten får en matt silkeglans.',
      ],
    ],
  },
  birch: {
    label: ['Björk', 'Birk', 'Birch', 'Koivu', 'Bjørk'],
    care: 'wipe',
    sentences: [
      [
        'Björk från norra Skandinavien växer långsamt och blir därför tät och stark.',
        'Birk fra det nordlige Skandinavien vokser langsomt og bliver derfor tæt og stærk.',
        'Birch from the far north grows slowly and is therefore dense and strong.',
        'Pohjoisen koivu kasvaa hitaasti, ja siksi puusta tulee tiheää ja lujaa.',
        'Bjørk fra det nordlige Skandinavia vokser langsomt og blir derfor tett og sterk.',
      ],
      [
        'Det ljusa björkträet har en lugn ådring som passar ihop med nästan allt.',
        'Det lyse birketræ har en rolig åretegning, der passer til næsten alt.',
        'The pale birch has a quiet grain that goes with almost anything.',
        'Vaalean koivun rauhallinen syykuvio sopii melkein kaikkeen.',
        'Det lyse bjørketreet har en rolig åretegning som passer til nesten alt.',
      ],
      [
        'Klarlackad björk som behåller sin ljusa ton år efter år.',
        'Klarlakeret birk, der beholder sin lyse tone år efter år.',
        'Clear-lacquered birch that keeps its pale tone year after year.',
        'Kirkaslakattu koivu säilyttää vaalean sävynsä vuodesta toiseen.',
        'Klarlakkert bjørk som beholder den lyse tonen år etter år.',
      ],
    ],
  },
  pine: {
    label: ['Furu', 'Fyr', 'Pine', 'Mänty', 'Furu'],
    care: 'wipe',
    sentences: [
      [
        'Massiv furu med synliga kvistar, lätt att älska och lätt att slipa om.',
        'Massiv fyr med synlige knaster, let at holde af og let at slibe om.',
        'Solid pine with visible knots, easy to love and easy to sand down.',
        'Massiivimänty oksineen on helppo rakastaa ja helppo hioa uudelleen.',
        'Heltre furu med synlige kvister, lett å bli glad i og lett å pusse ned.',
      ],
      [
        'Furun är torkad långsamt för att hålla sig rak genom vinterns torra luft.',
        'Fyrretræet er tørret langsomt, så det holder sig lige gennem vinterens tørre luft.',
        'The pine is dried slowly to stay straight through the dry air of winter.',
        'Mänty on kuivattu hitaasti, jotta se pysyy suorana talven kuivassa ilmassa.',
        'Furuen er tørket langsomt for å holde seg rett gjennom vinterens tørre luft.',
      ],
      [
        'Furu är det nordiska hemmets gamla vän, här i en lättare form.',
        'Fyr er det nordiske hjems gamle ven, her i en lettere form.',
        'Pine is an old friend of the Nordic home, here in a lighter shape.',
        'Mänty on pohjoisen kodin vanha ystävä, nyt kevyemmässä muodossa.',
        'Furu er det nordiske hjemmets gamle venn, her i en lettere form.',
      ],
    ],
  },
  teak: {
    label: ['Teak', 'Teak', 'Teak', 'Tiikki', 'Teak'],
    care: 'oil',
    sentences: [
      [
        'Teak innehåller egna oljor och klarar regn, sol och frost bättre än de flesta träslag.',
        'Teak indeholder sine egne olier og klarer regn, sol og frost bedre end de fleste træsorter.',
        'Teak holds its own oils and copes with rain, sun and frost better than most woods.',
        'Tiikissä on luontaisia öljyjä, ja se kestää sadetta, aurinkoa ja pakkasta useimpia puulajeja paremmin.',
        'Teak inneholder egne oljer og tåler regn, sol og frost bedre enn de fleste treslag.',
      ],
      [
        'Låt teaken gråna till silver eller olja den och behåll den varma tonen.',
        'Lad teaken gråne til sølv, eller giv den olie, og behold den varme tone.',
        'Let the teak weather to silver, or oil it and keep the warm tone.',
        'Anna tiikin harmaantua hopeiseksi tai öljyä se ja säilytä lämmin sävy.',
        'La teaken gråne til sølv, eller olje den og behold den varme tonen.',
      ],
      [
        'Fogarna är tappade och limmade, så att träet kan röra sig med väder och årstid.',
        'Samlingerne er tappet og limet, så træet kan arbejde med vejr og årstid.',
        'The joints are tenoned and glued so that the wood can move with the weather.',
        'Liitokset on tapitettu ja liimattu, joten puu saa elää sään ja vuodenajan mukana.',
        'Sammenføyningene er tappet og limt, så treet kan bevege seg med vær og årstid.',
      ],
    ],
  },
  painted: {
    label: ['Målat trä', 'Malet træ', 'Painted wood', 'Maalattu puu', 'Malt tre'],
    care: 'wipe',
    sentences: [
      [
        'Den målade ytan är matt och slät och torkas ren med en fuktig trasa.',
        'Den malede overflade er mat og glat og tørres ren med en fugtig klud.',
        'The painted surface is matt and smooth and wipes clean with a damp cloth.',
        'Maalattu pinta on matta ja sileä, ja se puhdistuu kostealla liinalla.',
        'Den malte overflaten er matt og glatt og tørkes ren med en fuktig klut.',
      ],
      [
        'Tre lager vattenbaserad färg ger en jämn kulör som står emot stötar.',
        'Tre lag vandbaseret maling giver en jævn farve, der modstår stød.',
        'Three coats of water-based paint give an even colour that resists knocks.',
        'Kolme kerrosta vesiohenteista maalia antaa tasaisen, kolhuja kestävän värin.',
        'Tre strøk vannbasert maling gir en jevn farge som tåler støt.',
      ],
      [
        'Kulören är framtagen för nordiskt dagsljus och känns mjuk året om.',
        'Farven er udviklet til nordisk dagslys og føles blød året rundt.',
        'The shade was mixed for northern daylight and looks gentle all year.',
        'Sävy on valittu pohjoisen päivänvaloon, ja se on pehmeä ympäri vuoden.',
        'Fargen er utviklet for nordisk dagslys og virker myk hele året.',
      ],
    ],
  },
} as const satisfies Record<string, MaterialSketch>
