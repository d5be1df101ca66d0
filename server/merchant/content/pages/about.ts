import { demoNote, type PageSketch } from './page-sketch.ts'

export const about: PageSketch = {
  aliases: ['om-oss', 'om-os', 'about-us', 'tietoa-meista', 'om-oss'],
  titles: ['Om Hemvist', 'Om Hemvist', 'About Hemvist', 'Tietoa Hemvististä', 'Om Hemvist'],
  leads: [
    'Möbler ska hålla längre än ett mode. Vi samlar det vi själva skulle vilja bo med, till ett pris som går att förklara.',
    'Møbler skal holde længere end en mode. Vi samler det, vi selv gerne vil bo med, til en pris, der kan forklares.',
    'Furniture should outlast a fashion. We gather what we would like to live with ourselves, at a price that can be explained.',
    'Huonekalun pitää kestää muotia pidempään. Kokoamme sen, minkä kanssa haluaisimme itse asua, hintaan jonka voi perustella.',
    'Møbler skal vare lenger enn en mote. Vi samler det vi selv ville bodd med, til en pris som kan forklares.',
  ],
  picture: {
    file: 'scene-living-room-4-wide.jpg',
    words: [
      'Ett vardagsrum med soffa, bord och lampa',
      'En stue med sofa, bord og lampe',
      'A living room with a sofa, a table and a lamp',
      'Olohuone, jossa on sohva, pöytä ja valaisin',
      'En stue med sofa, bord og lampe',
    ],
  },
  sections: [
    {
      title: ['Vad vi lovar', 'Hvad vi lover', 'What we promise', 'Lupauksemme', 'Hva vi lover'],
      points: [
        [
          'Hem till dig inom 6 vardagar. Läs om [[delivery|leverans]].',
          'Hjem til dig inden for 6 hverdage. Læs om [[delivery|levering]].',
          'At your home within 6 working days. Read about [[delivery|delivery]].',
          'Kotiisi 6 arkipäivässä. Lue [[delivery|toimituksesta]].',
          'Hjem til deg innen 6 virkedager. Les om [[delivery|levering]].',
        ],
        [
          '[[guarantee|Lägsta pris-garanti]] i 14 dagar.',
          '[[guarantee|Prisgaranti]] i 14 dage.',
          '[[guarantee|Lowest price guarantee]] for 14 days.',
          '[[guarantee|Alimman hinnan takuu]] 14 päivää.',
          '[[guarantee|Prisgaranti]] i 14 dager.',
        ],
        [
          'Priser som är ärliga: en rabatt räknas från det lägsta priset de senaste 30 dagarna.',
          'Ærlige priser: En rabat regnes fra den laveste pris de seneste 30 dage.',
          'Honest prices: a reduction is counted from the lowest price of the last 30 days.',
          'Rehelliset hinnat: alennus lasketaan viimeisten 30 päivän alimmasta hinnasta.',
          'Ærlige priser: En rabatt regnes fra den laveste prisen de siste 30 dagene.',
        ],
      ],
    },
    {
      title: [
        'Hur vi väljer',
        'Sådan vælger vi',
        'How we choose',
        'Näin valitsemme',
        'Slik velger vi',
      ],
      text: [
        [
          'Vi frågar samma saker om varje möbel: vad är den gjord av, går den att laga, får den plats i en vanlig hiss? Svaren står på produktsidan, med mått och skötselråd.',
          'Vi stiller de samme spørgsmål om hvert møbel: Hvad er det lavet af, kan det repareres, kan det være i en almindelig elevator? Svarene står på produktsiden med mål og plejeråd.',
          'We ask the same of every piece: what is it made of, can it be mended, does it fit in an ordinary lift? The answers are on the product page, with measures and care advice.',
          'Kysymme jokaisesta huonekalusta samat asiat: mistä se on tehty, voiko sen korjata, mahtuuko se tavalliseen hissiin? Vastaukset ovat tuotesivulla mittoineen ja hoito-ohjeineen.',
          'Vi spør om det samme for hvert møbel: Hva er det laget av, kan det repareres, får det plass i en vanlig heis? Svarene står på produktsiden, med mål og stellråd.',
        ],
      ],
    },
    {
      title: [
        'Om den här butiken',
        'Om denne butik',
        'About this shop',
        'Tästä kaupasta',
        'Om denne butikken',
      ],
      text: [
        demoNote,
        [
          'Märken, serier och bilder är påhittade och ritade för demon.',
          'Mærker, serier og billeder er opfundet og tegnet til demoen.',
          'Brands, series and pictures are invented and drawn for the demo.',
          'Merkit, sarjat ja kuvat on keksitty ja piirretty esittelyä varten.',
          'Merker, serier og bilder er oppdiktet og tegnet for demoen.',
        ],
      ],
    },
  ],
}
