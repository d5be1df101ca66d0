import type { KindSketch } from './kinds.ts'

/** Lamps. */
export const lighting = {
  'floor-lamp': {
    family: 'lamp',
    openers: [
      [
        'En golvlampa som gör ett mörkt hörn till rummets bästa plats.',
        'En gulvlampe, der gør et mørkt hjørne til rummets bedste plads.',
        'A floor lamp that turns a dark corner into the best place in the room.',
        'Lattiavalaisin tekee pimeästä nurkasta huoneen parhaan paikan.',
        'En gulvlampe som gjør et mørkt hjørne til rommets beste plass.',
      ],
      [
        'Ljus över axeln, precis där boken är.',
        'Lys over skulderen, lige der hvor bogen er.',
        'Light over your shoulder, just where the book is.',
        'Valo lankeaa olan yli juuri kirjan kohdalle.',
        'Lys over skulderen, akkurat der boka er.',
      ],
    ],
    features: [
      [
        'Foten är tung och låg och står stadigt även på mattan.',
        'Foden er tung og lav og står fast, også på et tæppe.',
        'The foot is heavy and low, and steady even on a rug.',
        'Jalka on painava ja matala ja pysyy vakaana matollakin.',
        'Foten er tung og lav og står støtt også på et teppe.',
      ],
      [
        'Strömbrytaren sitter på sladden, där foten hittar den i mörkret.',
        'Kontakten sidder på ledningen, hvor foden finder den i mørket.',
        'The switch is on the lead, where a foot finds it in the dark.',
        'Kytkin on johdossa, mistä jalka löytää sen pimeässäkin.',
        'Bryteren sitter på ledningen, der foten finner den i mørket.',
      ],
    ],
  },
  'table-lamp': {
    family: 'lamp',
    openers: [
      [
        'En bordslampa med mjukt sken för sängbordet, fönstret eller skänken.',
        'En bordlampe med blødt skær til sengebordet, vinduet eller skænken.',
        'A table lamp with a gentle glow for the bedside, the window or the sideboard.',
        'Pehmeävaloinen pöytälamppu yöpöydälle, ikkunalle tai senkin päälle.',
        'En bordlampe med mykt skjær for nattbordet, vinduet eller skjenken.',
      ],
      [
        'Liten lampa, stor skillnad när skymningen kommer.',
        'Lille lampe, stor forskel når skumringen kommer.',
        'A small lamp, a big difference at dusk.',
        'Pieni lamppu, suuri ero hämärän tullen.',
        'Liten lampe, stor forskjell når skumringen kommer.',
      ],
    ],
    features: [
      [
        'Ljuset riktas både uppåt och nedåt och bländar inte den som sitter bredvid.',
        'Lyset går både op og ned og blænder ikke den, der sidder ved siden af.',
        'Light falls both up and down and never dazzles whoever sits beside it.',
        'Valo suuntautuu ylös ja alas eikä häikäise vieressä istuvaa.',
        'Lyset går både opp og ned og blender ikke den som sitter ved siden av.',
      ],
      [
        'Dimbar med de flesta LED-dimrar.',
        'Kan dæmpes med de fleste LED-dæmpere.',
        'Dims with most LED dimmers.',
        'Himmennettävissä useimmilla LED-himmentimillä.',
        'Kan dimmes med de fleste LED-dimmere.',
      ],
    ],
  },
  'pendant-lamp': {
    family: 'lamp',
    openers: [
      [
        'En taklampa som samlar ljuset över bordet och människorna runt det.',
        'En loftlampe, der samler lyset over bordet og menneskene omkring det.',
        'A pendant that gathers light over the table and the people around it.',
        'Riippuvalaisin kokoaa valon pöydän ja sen ympärillä istuvien ylle.',
        'En taklampe som samler lyset over bordet og menneskene rundt det.',
      ],
      [
        'Häng den lågt över matbordet eller högt i trappan.',
        'Hæng den lavt over spisebordet eller højt i trappen.',
        'Hang it low over the table or high in the stairwell.',
        'Ripusta se matalalle ruokapöydän ylle tai korkealle portaikkoon.',
        'Heng den lavt over spisebordet eller høyt i trappen.',
      ],
    ],
    features: [
      [
        'Textilsladden är 180 centimeter och kortas enkelt i takkoppen.',
        'Stofledningen er 180 centimeter og afkortes let i loftsrosetten.',
        'The fabric cord is 180 centimetres and easily shortened at the canopy.',
        'Kangasjohto on 180 senttiä, ja sen voi lyhentää kattokupissa.',
        'Stoffledningen er 180 centimeter og kortes enkelt inn i takkoppen.',
      ],
      [
        'Skärmens insida är ljus och sprider skenet jämnt.',
        'Skærmens inderside er lys og spreder lyset jævnt.',
        'The inside of the shade is pale and spreads the light evenly.',
        'Varjostimen vaalea sisäpinta jakaa valon tasaisesti.',
        'Innsiden av skjermen er lys og sprer lyset jevnt.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
