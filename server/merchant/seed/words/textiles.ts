import type { KindSketch } from './kinds.ts'

/** Rugs and soft things. */
export const textiles = {
  rug: {
    family: 'textile',
    openers: [
      [
        'En matta som håller ihop rummet och dämpar stegen.',
        'Et tæppe, der samler rummet og dæmper skridtene.',
        'A rug that holds the room together and softens every step.',
        'Matto kokoaa huoneen ja vaimentaa askeleet.',
        'Et teppe som samler rommet og demper skrittene.',
      ],
      [
        'Mjukt under bara fötter, lugnt för ögat.',
        'Blødt under bare fødder, roligt for øjet.',
        'Soft under bare feet, calm to the eye.',
        'Pehmeä paljaille jaloille, levollinen silmälle.',
        'Mykt under bare føtter, rolig for øyet.',
      ],
      [
        'Grunden i rummet: lägg mattan först och ställ möblerna sedan.',
        'Rummets fundament: læg tæppet først, og stil møblerne bagefter.',
        'The ground of the room: lay the rug first and place the furniture after.',
        'Huoneen perusta: levitä matto ensin ja kalusta vasta sitten.',
        'Grunnlaget i rommet: legg teppet først og sett møblene etterpå.',
      ],
    ],
    features: [
      [
        'Kanterna är vikta och sydda för hand, så att de ligger plant.',
        'Kanterne er foldet og syet i hånden, så de ligger plant.',
        'The edges are folded and sewn by hand so that they lie flat.',
        'Reunat on taitettu ja ommeltu käsin, jotta ne pysyvät suorina.',
        'Kantene er brettet og sydd for hånd, så de ligger flatt.',
      ],
      [
        'Lägg ett halkskydd under, så ligger mattan still och håller längre.',
        'Læg et skridsikkert underlag under, så ligger tæppet stille og holder længere.',
        'Lay a non-slip mat underneath; the rug stays put and lasts longer.',
        'Laita alle liukuestematto, niin matto pysyy paikallaan ja kestää pidempään.',
        'Legg et sklisikkert underlag under, så ligger teppet stille og varer lenger.',
      ],
      [
        'Vrid mattan ett halvt varv om året, så bleks den jämnt.',
        'Vend tæppet en halv omgang om året, så falmer det jævnt.',
        'Turn it half round once a year, so that it fades evenly.',
        'Käännä matto puoli kierrosta vuodessa, niin se haalistuu tasaisesti.',
        'Snu teppet en halv omgang i året, så blekes det jevnt.',
      ],
    ],
  },
  cushion: {
    family: 'textile',
    openers: [
      [
        'En kudde som lyfter soffan utan att skrika om det.',
        'En pude, der løfter sofaen uden at råbe op om det.',
        'A cushion that lifts the sofa without shouting about it.',
        'Tyyny piristää sohvan turhia huutelematta.',
        'En pute som løfter sofaen uten å rope om det.',
      ],
      [
        'Ta en, eller tre: kuddar trivs i udda antal.',
        'Tag én eller tre: puder trives i ulige antal.',
        'Take one, or three: cushions like odd numbers.',
        'Ota yksi tai kolme: tyynyt viihtyvät parittomina.',
        'Ta én eller tre: puter trives i oddetall.',
      ],
    ],
    features: [
      [
        'Innerkudde av fjäder ingår och fyller fodralet ända ut i hörnen.',
        'Inderpude med fjer medfølger og fylder betrækket helt ud i hjørnerne.',
        'A feather pad is included and fills the cover to its corners.',
        'Höyhensisätyyny kuuluu mukaan ja täyttää päällisen kulmia myöten.',
        'Innerpute med fjær følger med og fyller trekket helt ut i hjørnene.',
      ],
      [
        'Dragkedjan är dold i sömmen och fodralet går att tvätta.',
        'Lynlåsen er skjult i sømmen, og betrækket kan vaskes.',
        'The zip is hidden in the seam, and the cover can be washed.',
        'Vetoketju on piilossa saumassa, ja päällisen voi pestä.',
        'Glidelåsen er skjult i sømmen, og trekket kan vaskes.',
      ],
    ],
  },
  throw: {
    family: 'textile',
    openers: [
      [
        'En pläd att dra upp över knäna när kvällen blir sval.',
        'Et plaid at trække op over knæene, når aftenen bliver kølig.',
        'A throw to pull over your knees when the evening cools.',
        'Torkkupeitto polvien lämmöksi, kun ilta viilenee.',
        'Et pledd å trekke over knærne når kvelden blir kjølig.',
      ],
      [
        'Vikt över armstödet är den vackrast, runt axlarna gör den mest nytta.',
        'Smukkest foldet over armlænet, nyttigst omkring skuldrene.',
        'Prettiest folded over the arm of the sofa, most useful round your shoulders.',
        'Kauneimmillaan käsinojalla, hyödyllisimmillään hartioilla.',
        'Vakrest brettet over armlenet, nyttigst rundt skuldrene.',
      ],
    ],
    features: [
      [
        'Fransarna är knutna för hand, två och två.',
        'Frynserne er knyttet i hånden, to og to.',
        'The fringes are tied by hand, two by two.',
        'Hapsut on solmittu käsin pareittain.',
        'Frynsene er knyttet for hånd, to og to.',
      ],
      [
        'Tillräckligt stor för att delas av två.',
        'Stor nok til at dele mellem to.',
        'Large enough to be shared by two.',
        'Riittävän iso kahden jaettavaksi.',
        'Stort nok til å deles av to.',
      ],
    ],
  },
  curtain: {
    family: 'textile',
    openers: [
      [
        'Gardiner som silar ljuset och ger fönstret en ram.',
        'Gardiner, der filtrerer lyset og giver vinduet en ramme.',
        'Curtains that filter the light and give the window a frame.',
        'Verhot siivilöivät valon ja kehystävät ikkunan.',
        'Gardiner som siler lyset og gir vinduet en ramme.',
      ],
      [
        'Vackert fall från tak till golv, två längder i varje paket.',
        'Smukt fald fra loft til gulv, to længder i hver pakke.',
        'A fine drape from ceiling to floor, two lengths to a pack.',
        'Kaunis laskeutuvuus katosta lattiaan, pakkauksessa kaksi verhoa.',
        'Vakkert fall fra tak til gulv, to lengder i hver pakke.',
      ],
    ],
    features: [
      [
        'Hängs med dolda hällor, krokar eller direkt på stången.',
        'Hænges op med skjulte stropper, kroge eller direkte på stangen.',
        'Hang them by hidden tabs, hooks or straight on the pole.',
        'Ripustetaan piilolenkein, koukuin tai suoraan tankoon.',
        'Henges opp med skjulte hemper, kroker eller rett på stangen.',
      ],
      [
        'Fållen är bred och går att lägga upp eller ner vid behov.',
        'Sømmen er bred og kan lægges op eller ned efter behov.',
        'The hem is deep and can be taken up or let down.',
        'Päärme on leveä, joten pituutta voi muuttaa tarvittaessa.',
        'Falden er bred og kan legges opp eller ned ved behov.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
