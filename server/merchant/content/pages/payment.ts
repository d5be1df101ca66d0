import type { PageSketch } from './page-sketch.ts'

export const payment: PageSketch = {
  aliases: ['betalning', 'betaling', 'payment', 'maksaminen', 'betaling'],
  titles: ['Betalning', 'Betaling', 'Payment', 'Maksaminen', 'Betaling'],
  leads: [
    'Betala direkt eller när möblerna är på plats. Vilka sätt som finns beror på vart vi levererar och visas i kassan.',
    'Betal med det samme, eller når møblerne er på plads. Hvilke måder der findes, afhænger af, hvor vi leverer, og vises i kassen.',
    'Pay at once or when the furniture is in place. Which ways there are depends on where we deliver, and is shown at checkout.',
    'Maksa heti tai kun huonekalut ovat paikoillaan. Maksutavat riippuvat toimitusmaasta ja näkyvät kassalla.',
    'Betal med en gang eller når møblene er på plass. Hvilke måter som finnes, avhenger av hvor vi leverer, og vises i kassen.',
  ],
  sections: [
    {
      title: ['Betalsätt', 'Betalingsmåder', 'Ways to pay', 'Maksutavat', 'Betalingsmåter'],
      points: [
        [
          'Swish, i Sverige. Pengarna dras direkt.',
          'Swish, i Sverige. Beløbet trækkes med det samme.',
          'Swish, in Sweden. The money is drawn at once.',
          'Swish Ruotsissa. Summa veloitetaan heti.',
          'Swish, i Sverige. Beløpet trekkes med en gang.',
        ],
        [
          'Kort, Visa eller Mastercard. Köpet bekräftas med din bank.',
          'Kort, Visa eller Mastercard. Købet bekræftes med din bank.',
          'Card, Visa or Mastercard. You confirm the purchase with your bank.',
          'Kortti, Visa tai Mastercard. Osto vahvistetaan pankissasi.',
          'Kort, Visa eller Mastercard. Kjøpet bekreftes med banken din.',
        ],
        [
          'Faktura med 30 dagar att betala. Avgift kan tillkomma och visas i kassan.',
          'Faktura med 30 dages betalingsfrist. Et gebyr kan komme til og vises i kassen.',
          'Invoice with 30 days to pay. There may be a fee, shown at checkout.',
          'Lasku, maksuaika 30 päivää. Mahdollinen maksutapalisä näkyy kassalla.',
          'Faktura med 30 dagers betalingsfrist. Gebyr kan komme i tillegg og vises i kassen.',
        ],
        [
          'Konto med delbetalning, i Sverige, Norge och Finland.',
          'Konto med delbetaling, i Sverige, Norge og Finland.',
          'Account with part payment, in Sweden, Norway and Finland.',
          'Osamaksutili Ruotsissa, Norjassa ja Suomessa.',
          'Konto med delbetaling, i Sverige, Norge og Finland.',
        ],
      ],
    },
    {
      title: ['Kredit', 'Kredit', 'Credit', 'Luotto', 'Kreditt'],
      text: [
        [
          'Faktura och delbetalning är kredit. Att låna kostar pengar! Betalar du för sent kan det bli avgifter, ränta och en betalningsanmärkning. Innan du godkänner ser du ränta, avgifter och vad det kostar totalt. Betaltjänsten gör en kreditprövning.',
          'Faktura og delbetaling er kredit. Betaler du for sent, kan det give gebyrer, renter og registrering som dårlig betaler. Før du accepterer, ser du rente, gebyrer og de samlede omkostninger. Betalingstjenesten laver en kreditvurdering.',
          'Invoice and part payment are credit. Borrowing money costs money. Paying late can mean fees, interest and a note on your credit record. Before you accept you see interest, fees and the total cost. The payment service checks your credit.',
          'Lasku ja osamaksu ovat luottoa. Myöhästyneestä maksusta voi seurata maksuja, korkoa ja maksuhäiriömerkintä. Ennen hyväksymistä näet koron, maksut ja kokonaiskustannukset. Maksupalvelu tekee luottopäätöksen.',
          'Faktura og delbetaling er kreditt. Betaler du for sent, kan det bli gebyrer, renter og betalingsanmerkning. Før du godtar, ser du rente, gebyrer og hva det koster totalt. Betalingstjenesten gjør en kredittvurdering.',
        ],
      ],
    },
    {
      title: ['Säkerhet', 'Sikkerhed', 'Safety', 'Turvallisuus', 'Sikkerhet'],
      text: [
        [
          'Betalningen sker hos vår betalningspartner över en krypterad anslutning. Vi ser aldrig ditt kortnummer. I demobutiken är betalsidan en övning: du väljer själv hur det går.',
          'Betalingen sker hos vores betalingspartner over en krypteret forbindelse. Vi ser aldrig dit kortnummer. I demobutikken er betalingssiden en øvelse: Du vælger selv, hvordan det går.',
          'You pay at our payment partner over an encrypted connection. We never see your card number. In this demo shop the payment page is a rehearsal: you choose how it ends.',
          'Maksu tapahtuu maksukumppanimme sivulla salatulla yhteydellä. Emme koskaan näe kortin numeroa. Esittelykaupassa maksusivu on harjoitus: valitset itse lopputuloksen.',
          'Betalingen skjer hos betalingspartneren vår over en kryptert forbindelse. Vi ser aldri kortnummeret ditt. I demobutikken er betalingssiden en øvelse: Du velger selv hvordan det går.',
        ],
      ],
    },
    {
      title: [
        'Presentkort, koder och saldo',
        'Gavekort, koder og saldo',
        'Gift cards, codes and balance',
        'Lahjakortit, koodit ja saldo',
        'Gavekort, koder og saldo',
      ],
      text: [
        [
          'Skriv koden i varukorgen. En kod i taget gäller. Har du saldo på ditt konto dras det av i kassan.',
          'Skriv koden i kurven. Der kan bruges én kode ad gangen. Har du saldo på din konto, trækkes den fra i kassen.',
          'Enter the code in the cart. One code applies at a time. If your account has a balance, it is deducted at checkout.',
          'Kirjoita koodi ostoskoriin. Yksi koodi kerrallaan. Tilisi saldo vähennetään kassalla.',
          'Skriv koden i handlekurven. Én kode gjelder om gangen. Har du saldo på kontoen, trekkes den fra i kassen.',
        ],
      ],
    },
  ],
}
