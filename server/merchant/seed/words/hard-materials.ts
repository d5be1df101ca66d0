import type { MaterialSketch } from './materials.ts'

/** Metal, mineral, glass and plastic. */
export const hardMaterials = {
  metal: {
    label: ['Metall', 'Metal', 'Metal', 'Metalli', 'Metall'],
    care: 'wipe',
    sentences: [
      [
        'Metallen är pulverlackerad, en yta som tål repor och väta bättre än vanlig färg.',
        'Metallet er pulverlakeret, en overflade, der tåler ridser og fugt bedre end almindelig maling.',
        'The metal is powder-coated, a surface that resists scratches and damp better than paint.',
        'Metalli on jauhemaalattu, ja pinta kestää naarmuja ja kosteutta tavallista maalia paremmin.',
        'Metallet er pulverlakkert, en overflate som tåler riper og fukt bedre enn vanlig maling.',
      ],
      [
        'Smäckra metallrör ger stadga utan att ta plats för ögat.',
        'Slanke metalrør giver stabilitet uden at fylde for øjet.',
        'Slender metal tubes give strength without crowding the eye.',
        'Sirot metalliputket antavat tukevuutta viemättä katseelta tilaa.',
        'Slanke metallrør gir stabilitet uten å ta plass for øyet.',
      ],
      [
        'Svetsfogarna är slipade för hand, så att linjerna löper obrutna.',
        'Svejsningerne er slebet i hånden, så linjerne løber ubrudt.',
        'The welds are ground by hand so that the lines run unbroken.',
        'Hitsaussaumat on hiottu käsin, joten linjat jatkuvat katkeamatta.',
        'Sveisene er slipt for hånd, slik at linjene løper ubrutt.',
      ],
    ],
  },
  brass: {
    label: ['Mässing', 'Messing', 'Brass', 'Messinki', 'Messing'],
    care: 'polish',
    sentences: [
      [
        'Mässingen är olackad och mörknar vackert; putsa den när du vill ha glansen tillbaka.',
        'Messingen er ulakeret og mørkner smukt; puds den, når du vil have glansen tilbage.',
        'The brass is unlacquered and darkens beautifully; polish it when you want the shine back.',
        'Messinki on lakkaamatonta ja tummuu kauniisti; kiillota, kun kaipaat loistoa takaisin.',
        'Messingen er ulakkert og mørkner vakkert; puss den når du vil ha glansen tilbake.',
      ],
      [
        'Borstad mässing fångar upp ljuset och ger det en varmare ton.',
        'Børstet messing fanger lyset og giver det en varmere tone.',
        'Brushed brass gathers the light and returns it warmer.',
        'Harjattu messinki kerää valon ja palauttaa sen lämpimämpänä.',
        'Børstet messing fanger lyset og gir det en varmere tone.',
      ],
      [
        'Massiv mässing har en tyngd i handen som inget annat material.',
        'Massiv messing har en tyngde i hånden som intet andet materiale.',
        'Solid brass has a weight in the hand like no other material.',
        'Massiivimessinki painaa kädessä kuin ei mikään muu materiaali.',
        'Massiv messing har en tyngde i hånden som ikke noe annet materiale.',
      ],
    ],
  },
  glass: {
    label: ['Glas', 'Glas', 'Glass', 'Lasi', 'Glass'],
    care: 'wipe',
    sentences: [
      [
        'Glaset har en tydlig kant som fångar ljuset och små variationer i tjockleken.',
        'Glasset har en tydelig kant, der fanger lyset, og små variationer i tykkelsen.',
        'The glass has a clear edge that catches the light and small variations in thickness.',
        'Lasin selkeä reuna vangitsee valon, ja paksuus vaihtelee hienovaraisesti.',
        'Glasset har en tydelig kant som fanger lyset, og små variasjoner i tykkelsen.',
      ],
      [
        'Genomskinligt glas tar ingen plats och får små rum att kännas större.',
        'Gennemsigtigt glas fylder ikke for øjet og får små rum til at virke større.',
        'See-through glass takes up no visual room and makes small spaces feel larger.',
        'Läpinäkyvä lasi ei vie tilaa ja saa pienen huoneen tuntumaan suuremmalta.',
        'Gjennomsiktig glass tar ikke plass for øyet og får små rom til å virke større.',
      ],
      [
        'Glas är tidlöst, lätt att rengöra och kan återvinnas om och om igen.',
        'Glas er tidløst, let at rengøre og kan genanvendes igen og igen.',
        'Glass is timeless, easy to clean and can be recycled again and again.',
        'Lasi on ajatonta ja helppo puhdistaa, ja sen voi kierrättää yhä uudelleen.',
        'Glass er tidløst, lett å rengjøre og kan gjenvinnes om og om igjen.',
      ],
    ],
  },
  marble: {
    label: ['Marmor', 'Marmor', 'Marble', 'Marmori', 'Marmor'],
    care: 'wipe',
    sentences: [
      [
        'Stenens ådror är naturens egna; två skivor blir aldrig lika.',
        'Stenens årer er naturens egne; to plader bliver aldrig ens.',
        'The veins are nature’s own; no two slabs are alike.',
        'Kiven juonet ovat luonnon piirtämiä; kahta samanlaista levyä ei ole.',
        'Steinens årer er naturens egne; to plater blir aldri like.',
      ],
      [
        'Marmor är sval, tung och levande. Torka upp vin och citron genast.',
        'Marmor er sval, tung og levende. Tør vin og citron op med det samme.',
        'Marble is cool, heavy and alive. Wipe up wine and lemon at once.',
        'Marmori on viileä, painava ja elävä. Pyyhi viini ja sitruuna heti pois.',
        'Marmor er sval, tung og levende. Tørk opp vin og sitron med én gang.',
      ],
      [
        'Den matt slipade marmorn är behandlad mot fläckar, men uppskattar ett underlägg.',
        'Den matslebne marmor er behandlet mod pletter, men sætter pris på en bordskåner.',
        'The honed marble is sealed against stains, but is grateful for a coaster.',
        'Mattahiottu marmori on käsitelty tahroja vastaan, mutta lasinalunen on silti paikallaan.',
        'Den mattslipte marmoren er behandlet mot flekker, men setter pris på en bordskåner.',
      ],
    ],
  },
  stone: {
    label: ['Sten', 'Sten', 'Stone', 'Kivi', 'Stein'],
    care: 'wipe',
    sentences: [
      [
        'Naturstenens porer och skiftningar syns på nära håll och ger ytan djup.',
        'Naturstenens porer og nuancer ses på tæt hold og giver overfladen dybde.',
        'The pores and shades of natural stone show up close and give the surface depth.',
        'Luonnonkiven huokoset ja sävyt näkyvät läheltä ja antavat pinnalle syvyyttä.',
        'Natursteinens porer og nyanser ses på nært hold og gir overflaten dybde.',
      ],
      [
        'Sten står där den ställs och håller i generationer.',
        'Sten bliver stående, hvor den sættes, og holder i generationer.',
        'Stone stays where it is put and lasts for generations.',
        'Kivi pysyy paikallaan ja kestää sukupolvesta toiseen.',
        'Stein blir stående der den settes, og holder i generasjoner.',
      ],
      [
        'Varje stycke huggs ur ett block och slipas för hand till mjuka kanter.',
        'Hvert stykke skæres ud af en blok og slibes i hånden til bløde kanter.',
        'Each piece is cut from one block and its edges softened by hand.',
        'Jokainen kappale leikataan lohkareesta, ja reunat hiotaan käsin pehmeiksi.',
        'Hvert stykke skjæres ut av en blokk og slipes for hånd til myke kanter.',
      ],
    ],
  },
  ceramic: {
    label: ['Keramik', 'Keramik', 'Ceramic', 'Keramiikka', 'Keramikk'],
    care: 'wipe',
    sentences: [
      [
        'Glasyren flyter på sitt eget sätt i ugnen, så ingen är den andra lik.',
        'Glasuren løber på sin egen måde i ovnen, så ikke to er ens.',
        'The glaze runs its own way in the kiln, so no two are the same.',
        'Lasite valuu uunissa omalla tavallaan, joten kahta samanlaista ei synny.',
        'Glasuren renner på sin egen måte i ovnen, så ikke to er like.',
      ],
      [
        'Stengodset bränns i 1 200 grader och blir tätt, tungt och tåligt.',
        'Stentøjet brændes ved 1.200 grader og bliver tæt, tungt og holdbart.',
        'The stoneware is fired at 1,200 degrees and comes out dense, heavy and durable.',
        'Kivitavara poltetaan 1 200 asteessa, jolloin siitä tulee tiivistä, painavaa ja kestävää.',
        'Steingodset brennes på 1200 grader og blir tett, tungt og holdbart.',
      ],
      [
        'Den lite sträva ytan känns som sandsten och döljer fingeravtryck.',
        'Den lidt ru overflade føles som sandsten og skjuler fingeraftryk.',
        'The slightly rough surface feels like sandstone and hides fingerprints.',
        'Hieman karhea pinta tuntuu hiekkakiveltä ja kätkee sormenjäljet.',
        'Den litt ru overflaten kjennes som sandstein og skjuler fingeravtrykk.',
      ],
    ],
  },
  plastic: {
    label: [
      'Återvunnen plast',
      'Genanvendt plast',
      'Recycled plastic',
      'Kierrätysmuovi',
      'Resirkulert plast',
    ],
    care: 'wipe',
    sentences: [
      [
        'Plasten är till största delen återvunnen och kan återvinnas igen.',
        'Plasten er for størstedelens vedkommende genanvendt og kan genanvendes igen.',
        'Most of the plastic is recycled and can be recycled once more.',
        'Muovi on suurimmaksi osaksi kierrätettyä, ja sen voi kierrättää uudelleen.',
        'Plasten er for det meste resirkulert og kan resirkuleres igjen.',
      ],
      [
        'Genomfärgad plast, så att en repa aldrig blir vit.',
        'Gennemfarvet plast, så en ridse aldrig bliver hvid.',
        'Coloured right through, so a scratch never shows white.',
        'Läpivärjätty muovi, joten naarmu ei koskaan näy valkoisena.',
        'Gjennomfarget plast, så en ripe aldri blir hvit.',
      ],
      [
        'Lätt, slitstarkt och enkelt att spola av när det behövs.',
        'Let, slidstærkt og nemt at skylle af, når det trænges.',
        'Light, hard-wearing and easy to rinse when needed.',
        'Kevyt, kulutusta kestävä ja helppo huuhdella tarvittaessa.',
        'Lett, slitesterkt og enkelt å skylle av når det trengs.',
      ],
    ],
  },
} as const satisfies Record<string, MaterialSketch>
