import { demoNote, type PageSketch } from './page-sketch.ts'

export const privacy: PageSketch = {
  aliases: ['personuppgifter', 'persondata', 'privacy', 'tietosuoja', 'personvern'],
  titles: ['Personuppgifter', 'Persondata', 'Privacy', 'Tietosuoja', 'Personvern'],
  leads: [
    'Vilka uppgifter vi behöver för att sälja en soffa, varför, hur länge, och vad du kan begära.',
    'Hvilke oplysninger vi har brug for til at sælge en sofa, hvorfor, hvor længe, og hvad du kan kræve.',
    'What we need to know to sell a sofa, why, for how long, and what you can ask for.',
    'Mitä tietoja tarvitsemme sohvan myymiseen, miksi, kuinka kauan, ja mitä voit pyytää.',
    'Hvilke opplysninger vi trenger for å selge en sofa, hvorfor, hvor lenge, og hva du kan kreve.',
  ],
  sections: [
    {
      title: [
        'Vem som ansvarar',
        'Hvem der er ansvarlig',
        'Who is responsible',
        'Rekisterinpitäjä',
        'Hvem som er ansvarlig',
      ],
      text: [
        demoNote,
        [
          'Personuppgiftsansvarig är säljaren, Hemvist. Frågor och önskemål tar [[contact|kundtjänst]] emot.',
          'Dataansvarlig er sælgeren, Hemvist. [[contact|Kundeservice]] tager imod spørgsmål og ønsker.',
          'The controller is the seller, Hemvist. [[contact|Customer service]] takes questions and requests.',
          'Rekisterinpitäjä on myyjä, Hemvist. Kysymykset ja pyynnöt ottaa vastaan [[contact|asiakaspalvelu]].',
          'Behandlingsansvarlig er selgeren, Hemvist. [[contact|Kundeservice]] tar imot spørsmål og ønsker.',
        ],
      ],
    },
    {
      title: [
        'Vad vi behandlar och varför',
        'Hvad vi behandler og hvorfor',
        'What we process and why',
        'Mitä käsittelemme ja miksi',
        'Hva vi behandler og hvorfor',
      ],
      points: [
        [
          'Namn, adress, e-post, telefon och order: för att kunna leverera och hjälpa dig efteråt (avtal). Bokföringen kräver att ordern sparas i sju år (lag).',
          'Navn, adresse, e-mail, telefon og ordre: for at kunne levere og hjælpe dig bagefter (aftale). Bogføringsloven kræver, at ordren gemmes i fem år (lov).',
          'Name, address, email, phone and order: to deliver and to help you afterwards (contract). Bookkeeping law makes us keep the order, for seven years in Sweden (legal duty).',
          'Nimi, osoite, sähköposti, puhelin ja tilaus: toimitusta ja jälkihoitoa varten (sopimus). Kirjanpitolaki edellyttää tilauksen säilyttämistä kuusi vuotta (laki).',
          'Navn, adresse, e-post, telefon og ordre: for å kunne levere og hjelpe deg etterpå (avtale). Bokføringsloven krever at ordren lagres i fem år (lov).',
        ],
        [
          'Personnummer bara när du betalar mot faktura eller delbetalning, för kreditprövningen.',
          'CPR-nummer kun, når du betaler mod faktura, til kreditvurderingen.',
          'Personal identity number only when you pay by invoice or part payment, for the credit check.',
          'Henkilötunnus vain laskulla tai osamaksulla maksettaessa, luottopäätöstä varten.',
          'Fødselsnummer bare når du betaler mot faktura eller delbetaling, til kredittvurderingen.',
        ],
        [
          'Nyhetsbrev bara om du tackat ja (samtycke). Du kan ta tillbaka det i varje brev.',
          'Nyhedsbrev kun, hvis du har sagt ja (samtykke). Du kan trække det tilbage i hvert brev.',
          'Newsletters only if you said yes (consent). You can withdraw it in every letter.',
          'Uutiskirje vain, jos olet antanut suostumuksen. Voit peruuttaa sen jokaisessa kirjeessä.',
          'Nyhetsbrev bare hvis du har sagt ja (samtykke). Du kan trekke det tilbake i hvert brev.',
        ],
        [
          'Kakor: se [[cookies|om kakor]].',
          'Cookies: se [[cookies|om cookies]].',
          'Cookies: see [[cookies|about cookies]].',
          'Evästeet: lue [[cookies|evästeistä]].',
          'Informasjonskapsler: se [[cookies|om informasjonskapsler]].',
        ],
      ],
    },
    {
      title: [
        'Vem som får dem',
        'Hvem der får dem',
        'Who receives it',
        'Kuka tiedot saa',
        'Hvem som får dem',
      ],
      text: [
        [
          'Fraktbolaget och betalningspartnern får det de behöver för din order, och inget mer. Vi säljer aldrig uppgifter.',
          'Fragtfirmaet og betalingspartneren får det, de har brug for til din ordre, og ikke mere. Vi sælger aldrig oplysninger.',
          'The carrier and the payment partner get what they need for your order and nothing more. We never sell data.',
          'Kuljetusyhtiö ja maksukumppani saavat vain sen, mitä tilauksesi vaatii. Emme koskaan myy tietoja.',
          'Fraktselskapet og betalingspartneren får det de trenger for ordren din, og ikke mer. Vi selger aldri opplysninger.',
        ],
      ],
    },
    {
      title: [
        'Dina rättigheter',
        'Dine rettigheder',
        'Your rights',
        'Oikeutesi',
        'Rettighetene dine',
      ],
      text: [
        [
          'Du kan få en kopia av dina uppgifter, rätta dem, radera dem eller invända mot hur de används. Det mesta gör du själv under Mina sidor. Är du missnöjd kan du klaga hos [[https://www.imy.se|Integritetsskyddsmyndigheten]].',
          'Du kan få en kopi af dine oplysninger, rette dem, slette dem eller gøre indsigelse mod brugen. Det meste klarer du selv på Min konto. Er du utilfreds, kan du klage til [[https://www.datatilsynet.dk|Datatilsynet]].',
          'You can get a copy of your data, correct it, erase it or object to how it is used. Most of it you do yourself under My account. If you are not satisfied you can complain to the data protection authority of your country.',
          'Voit saada kopion tiedoistasi, oikaista ja poistaa ne tai vastustaa niiden käyttöä. Useimmat asiat hoidat itse omalla tililläsi. Jos olet tyytymätön, voit valittaa [[https://tietosuoja.fi|tietosuojavaltuutetulle]].',
          'Du kan få en kopi av opplysningene dine, rette dem, slette dem eller protestere mot bruken. Det meste gjør du selv på Min konto. Er du misfornøyd, kan du klage til [[https://www.datatilsynet.no|Datatilsynet]].',
        ],
      ],
    },
  ],
}
