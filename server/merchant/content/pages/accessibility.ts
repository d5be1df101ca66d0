import type { PageSketch } from './page-sketch.ts'

export const accessibility: PageSketch = {
  aliases: [
    'tillganglighet',
    'tilgaengelighed',
    'accessibility',
    'saavutettavuus',
    'tilgjengelighet',
  ],
  titles: [
    'Tillgänglighet',
    'Tilgængelighed',
    'Accessibility',
    'Saavutettavuus',
    'Tilgjengelighet',
  ],
  leads: [
    'Butiken ska gå att använda för alla. Så har vi gjort, det vet vi inte än, och hit vänder du dig när något är i vägen.',
    'Alle skal kunne bruge butikken. Sådan har vi gjort, det ved vi endnu ikke, og her henvender du dig, når noget er i vejen.',
    'Everybody should be able to use this shop. What we have done, what we do not know yet, and where to turn when something is in your way.',
    'Kaupan pitää toimia kaikille. Mitä olemme tehneet, mitä emme vielä tiedä ja minne ottaa yhteyttä, kun jokin on tiellä.',
    'Alle skal kunne bruke butikken. Dette har vi gjort, dette vet vi ikke ennå, og hit henvender du deg når noe er i veien.',
  ],
  sections: [
    {
      title: [
        'Vad vi har gjort',
        'Hvad vi har gjort',
        'What we have done',
        'Mitä olemme tehneet',
        'Hva vi har gjort',
      ],
      points: [
        [
          'Målet är WCAG 2.2 nivå AA. Sidorna prövas av en maskin vid varje ändring, smala och breda.',
          'Målet er WCAG 2.2 niveau AA. Siderne testes maskinelt ved hver ændring, smalle og brede.',
          'The aim is WCAG 2.2 level AA. Pages are tested by machine with every change, narrow and wide.',
          'Tavoitteena on WCAG 2.2 -tason AA. Sivut testataan koneellisesti jokaisen muutoksen yhteydessä, kapeina ja leveinä.',
          'Målet er WCAG 2.2 nivå AA. Sidene testes maskinelt ved hver endring, smale og brede.',
        ],
        [
          'Allt går att göra med tangentbord, och utan skript.',
          'Alt kan gøres med tastatur og uden scripts.',
          'Everything can be done with a keyboard, and without scripts.',
          'Kaiken voi tehdä näppäimistöllä ja ilman skriptejä.',
          'Alt kan gjøres med tastatur, og uten skript.',
        ],
        [
          'Text kan förstoras till det dubbla, och sidan lyder systemets kontrast och önskan om mindre rörelse.',
          'Tekst kan forstørres til det dobbelte, og siden følger systemets kontrast og ønske om mindre bevægelse.',
          'Text can be doubled in size, and pages obey the system’s contrast and its wish for less motion.',
          'Tekstin voi suurentaa kaksinkertaiseksi, ja sivut noudattavat järjestelmän kontrastia ja vähennetyn liikkeen asetusta.',
          'Tekst kan forstørres til det dobbelte, og siden følger systemets kontrast og ønske om mindre bevegelse.',
        ],
      ],
    },
    {
      title: [
        'Kända brister',
        'Kendte mangler',
        'Known shortcomings',
        'Tunnetut puutteet',
        'Kjente mangler',
      ],
      text: [
        [
          'Butiken har ännu inte granskats av människor med olika hjälpmedel. Betalsidor hos en betalningspartner ligger utanför vår kontroll.',
          'Butikken er endnu ikke gennemgået af mennesker med forskellige hjælpemidler. Betalingssider hos en betalingspartner er uden for vores kontrol.',
          'The shop has not yet been reviewed by people with different aids. Pages of a payment partner are beyond our control.',
          'Eri apuvälineitä käyttävät ihmiset eivät ole vielä arvioineet kauppaa. Maksukumppanin sivut eivät ole hallinnassamme.',
          'Butikken er ennå ikke gjennomgått av mennesker med ulike hjelpemidler. Betalingssider hos en betalingspartner er utenfor vår kontroll.',
        ],
      ],
    },
    {
      title: ['Säg till', 'Sig til', 'Tell us', 'Kerro meille', 'Si fra'],
      text: [
        [
          'Skriv till [[contact|kundtjänst]] vad som inte gick och vad du använder. Tillsyn har [[https://www.pts.se|Post- och telestyrelsen]] enligt lag (2023:254) om vissa produkters och tjänsters tillgänglighet.',
          'Skriv til [[contact|kundeservice]], hvad der ikke virkede, og hvad du bruger. Reglerne står i lov nr. 801 af 7. juni 2022 om tilgængelighedskrav for produkter og tjenester.',
          'Write to [[contact|customer service]] what did not work and what you use. The rules follow from directive (EU) 2019/882; the authority of your country supervises them.',
          'Kerro [[contact|asiakaspalvelulle]], mikä ei onnistunut ja mitä käytät. Valvova viranomainen on [[https://www.traficom.fi|Liikenne- ja viestintävirasto Traficom]].',
          'Skriv til [[contact|kundeservice]] hva som ikke fungerte, og hva du bruker. Tilsyn med universell utforming har [[https://www.uutilsynet.no|uu-tilsynet]].',
        ],
      ],
    },
  ],
}
