import type { PageSketch } from './page-sketch.ts'

export const guarantee: PageSketch = {
  aliases: [
    'lagsta-pris-garanti',
    'prisgaranti',
    'lowest-price-guarantee',
    'alimman-hinnan-takuu',
    'prisgaranti',
  ],
  formerAliases: { nb: ['lavestprisgaranti'] },
  titles: [
    'Lägsta pris-garanti',
    'Prisgaranti',
    'Lowest price guarantee',
    'Alimman hinnan takuu',
    'Prisgaranti',
  ],
  leads: [
    'Hittar du samma vara billigare hos någon annan matchar vi priset, före köpet och i 14 dagar efter.',
    'Finder du samme vare billigere et andet sted, matcher vi prisen, før købet og i 14 dage efter.',
    'If you find the same product cheaper elsewhere we match the price, before you buy and for 14 days after.',
    'Jos löydät saman tuotteen muualta halvemmalla, myymme sen samaan hintaan, ennen ostoa ja 14 päivää sen jälkeen.',
    'Finner du samme vare billigere hos noen andre, matcher vi prisen, før kjøpet og i 14 dager etter.',
  ],
  sections: [
    {
      title: ['Det här gäller', 'Det gælder', 'What applies', 'Ehdot', 'Dette gjelder'],
      points: [
        [
          'Varan är densamma: märke, modell, färg och mått, ny och oanvänd.',
          'Varen er den samme: mærke, model, farve og mål, ny og ubrugt.',
          'The product is the same: brand, model, colour and size, new and unused.',
          'Tuote on sama: merkki, malli, väri ja mitat, uusi ja käyttämätön.',
          'Varen er den samme: merke, modell, farge og mål, ny og ubrukt.',
        ],
        [
          'Butiken säljer till konsumenter i samma land och har varan i lager.',
          'Butikken sælger til forbrugere i samme land og har varen på lager.',
          'The shop sells to consumers in the same country and has it in stock.',
          'Kauppa myy kuluttajille samassa maassa, ja tuote on varastossa.',
          'Butikken selger til forbrukere i samme land og har varen på lager.',
        ],
        [
          'Priserna jämförs med frakt och avgifter inräknade.',
          'Priserne sammenlignes med fragt og gebyrer regnet med.',
          'Prices are compared with delivery and fees included.',
          'Hinnat verrataan toimituskuluineen ja maksuineen.',
          'Prisene sammenlignes med frakt og gebyrer medregnet.',
        ],
        [
          'Utförsäljningar, konkurser, medlemspriser och uppenbara felskrivningar räknas inte.',
          'Ophørsudsalg, konkurser, medlemspriser og åbenlyse fejl tæller ikke.',
          'Clearances, bankruptcies, members’ prices and obvious mistakes do not count.',
          'Loppuunmyynnit, konkurssit, jäsenhinnat ja selvät virheet eivät kelpaa vertailuun.',
          'Opphørssalg, konkurser, medlemspriser og åpenbare feil teller ikke.',
        ],
      ],
    },
    {
      title: ['Så gör du', 'Sådan gør du', 'What to do', 'Toimi näin', 'Slik gjør du'],
      text: [
        [
          'Skicka en länk eller bild av priset och ditt ordernummer till [[contact|kundtjänst]]. Vi svarar inom två vardagar.',
          'Send et link eller billede af prisen og dit ordrenummer til [[contact|kundeservice]]. Vi svarer inden for to hverdage.',
          'Send a link to or a picture of the price, and your order number, to [[contact|customer service]]. We answer within two working days.',
          'Lähetä linkki tai kuva hinnasta sekä tilausnumerosi [[contact|asiakaspalveluun]]. Vastaamme kahdessa arkipäivässä.',
          'Send en lenke til eller et bilde av prisen og ordrenummeret ditt til [[contact|kundeservice]]. Vi svarer innen to virkedager.',
        ],
      ],
    },
  ],
}
