import type { PageSketch } from './page-sketch.ts'

export const returns: PageSketch = {
  aliases: [
    'angerratt-och-retur',
    'fortrydelsesret-og-retur',
    'withdrawal-and-returns',
    'peruuttaminen-ja-palautus',
    'angrerett-og-retur',
  ],
  titles: [
    'Ångerrätt och retur',
    'Fortrydelsesret og retur',
    'Withdrawal and returns',
    'Peruuttaminen ja palautus',
    'Angrerett og retur',
  ],
  leads: [
    'Du har 14 dagar på dig att ångra ett köp, utan att säga varför. Tiden räknas från den dag du fått den sista varan i ordern.',
    'Du har 14 dage til at fortryde et køb uden at sige hvorfor. Fristen regnes fra den dag, du har fået den sidste vare i ordren.',
    'You have 14 days to withdraw from a purchase without giving a reason, counted from the day you received the last item of the order.',
    'Voit peruuttaa ostoksen 14 päivän kuluessa syytä ilmoittamatta. Aika lasketaan päivästä, jona sait tilauksen viimeisen tuotteen.',
    'Du har 14 dager på deg til å angre et kjøp uten å oppgi grunn. Fristen regnes fra den dagen du har fått den siste varen i ordren.',
  ],
  sections: [
    {
      title: [
        'Så ångrar du',
        'Sådan fortryder du',
        'How to withdraw',
        'Näin peruutat',
        'Slik angrer du',
      ],
      text: [
        [
          'Säg till innan fristen går ut, på det sätt som passar dig: skriv till [[contact|kundtjänst]] eller använd formuläret längst ned. Ange namn, ordernummer och vilka varor det gäller. Vi bekräftar med e-post att vi fått ditt meddelande, med dag och klockslag.',
          'Giv besked, inden fristen udløber, på den måde, der passer dig: Skriv til [[contact|kundeservice]], eller brug formularen nederst. Oplys navn, ordrenummer og hvilke varer det gælder. Vi bekræfter pr. e-mail, at vi har fået din besked, med dato og klokkeslæt.',
          'Tell us before the time is up, in any way you like: write to [[contact|customer service]] or use the form at the bottom. Give your name, the order number and the items. We confirm by email that we have your message, with date and time.',
          'Ilmoita peruuttamisesta ennen määräajan päättymistä haluamallasi tavalla: kirjoita [[contact|asiakaspalveluun]] tai käytä alla olevaa lomaketta. Kerro nimi, tilausnumero ja tuotteet. Vahvistamme ilmoituksesi sähköpostitse päivineen ja kellonaikoineen.',
          'Si fra før fristen går ut, på den måten som passer deg: Skriv til [[contact|kundeservice]], eller bruk skjemaet nederst. Oppgi navn, ordrenummer og hvilke varer det gjelder. Vi bekrefter på e-post at vi har fått meldingen, med dato og klokkeslett.',
        ],
        [
          'Skicka sedan tillbaka varorna inom 14 dagar från ditt meddelande.',
          'Send derefter varerne retur inden for 14 dage efter din besked.',
          'Then send the goods back within 14 days of your message.',
          'Palauta tuotteet sen jälkeen 14 päivän kuluessa ilmoituksestasi.',
          'Send deretter varene tilbake innen 14 dager etter meldingen.',
        ],
      ],
    },
    {
      title: ['Vad det kostar', 'Hvad det koster', 'What it costs', 'Kulut', 'Hva det koster'],
      text: [
        [
          'Du står för returfrakten när du ångrar dig. Stora möbler hämtar vi mot en avgift som motsvarar hemleveransen; be om priset först. Är det fel på varan, eller har vi skickat fel, betalar vi.',
          'Du betaler returfragten, når du fortryder. Store møbler henter vi mod et gebyr, der svarer til hjemleveringen; spørg om prisen først. Er der fejl ved varen, eller har vi sendt forkert, betaler vi.',
          'You pay the return when you change your mind. We collect large furniture for a fee equal to home delivery; ask for the price first. If goods are faulty, or we sent the wrong ones, we pay.',
          'Maksat palautuskulut, kun muutat mielesi. Suuret huonekalut noudamme kotiinkuljetusta vastaavaa maksua vastaan; kysy hinta etukäteen. Jos tuotteessa on virhe tai lähetimme väärän tuotteen, me maksamme.',
          'Du betaler returfrakten når du angrer. Store møbler henter vi mot et gebyr som tilsvarer hjemleveringen; spør om prisen først. Er det feil ved varen, eller har vi sendt feil, betaler vi.',
        ],
        [
          'Prova gärna hemma som du skulle göra i en butik. Har du använt varan mer än så, betalar du för att den blivit mindre värd.',
          'Prøv gerne varen hjemme, som du ville i en butik. Har du brugt den mere end det, betaler du for, at den er blevet mindre værd.',
          'Do try things at home as you would in a shop. If you have used them more than that, you pay for what they have lost in value.',
          'Kokeile tuotetta kotona niin kuin myymälässä. Jos olet käyttänyt sitä enemmän, vastaat sen arvon alentumisesta.',
          'Prøv gjerne varen hjemme slik du ville gjort i en butikk. Har du brukt den mer enn det, betaler du for at den er blitt mindre verdt.',
        ],
      ],
    },
    {
      title: [
        'Pengarna tillbaka',
        'Pengene tilbage',
        'Your money back',
        'Rahojen palautus',
        'Pengene tilbake',
      ],
      text: [
        [
          'Vi betalar tillbaka varans pris och den billigaste frakten inom 14 dagar från ditt meddelande, på samma sätt som du betalade. Vi får vänta tills varan kommit tillbaka eller du visat att den är skickad.',
          'Vi betaler varens pris og den billigste fragt tilbage inden for 14 dage efter din besked, på samme måde som du betalte. Vi må vente, til varen er kommet retur, eller du har vist, at den er sendt.',
          'We refund the price and the cheapest delivery within 14 days of your message, the way you paid. We may wait until the goods are back or you have shown that they are on their way.',
          'Palautamme tuotteen hinnan ja edullisimman toimituksen 14 päivän kuluessa ilmoituksestasi samalla tavalla kuin maksoit. Voimme odottaa, kunnes tuote on palautunut tai olet osoittanut lähettäneesi sen.',
          'Vi betaler tilbake prisen og den billigste frakten innen 14 dager etter meldingen, på samme måte som du betalte. Vi kan vente til varen er kommet tilbake, eller du har vist at den er sendt.',
        ],
      ],
    },
    {
      title: ['Undantag', 'Undtagelser', 'Exceptions', 'Poikkeukset', 'Unntak'],
      text: [
        [
          'Ångerrätten gäller inte varor som tillverkats efter dina mått eller val, eller som är förseglade av hygienskäl när förseglingen är bruten.',
          'Fortrydelsesretten gælder ikke varer, der er lavet efter dine mål eller valg, eller som er forseglet af hygiejniske grunde, når forseglingen er brudt.',
          'The right does not cover goods made to your measures or choices, or goods sealed for hygiene once the seal is broken.',
          'Peruuttamisoikeus ei koske mittojesi tai valintojesi mukaan valmistettuja tuotteita eikä hygieniasyistä sinetöityjä tuotteita, joiden sinetti on rikottu.',
          'Angreretten gjelder ikke varer som er laget etter dine mål eller valg, eller som er forseglet av hygieniske grunner når forseglingen er brutt.',
        ],
      ],
    },
    {
      title: [
        'Ångerblankett',
        'Fortrydelsesformular',
        'Withdrawal form',
        'Peruuttamislomake',
        'Angreskjema',
      ],
      text: [
        [
          'Kopiera och fyll i om du vill; du får lika gärna skriva med egna ord.',
          'Kopiér og udfyld den, hvis du vil; du må lige så gerne bruge dine egne ord.',
          'Copy and fill it in if you like; your own words will do just as well.',
          'Kopioi ja täytä halutessasi; voit aivan hyvin käyttää omia sanojasi.',
          'Kopier og fyll ut hvis du vil; du kan like gjerne bruke egne ord.',
        ],
      ],
      points: [
        [
          'Till: Hemvist, kundtjanst@hemvist.example',
          'Til: Hemvist, kundtjanst@hemvist.example',
          'To: Hemvist, kundtjanst@hemvist.example',
          'Vastaanottaja: Hemvist, kundtjanst@hemvist.example',
          'Til: Hemvist, kundtjanst@hemvist.example',
        ],
        [
          'Jag meddelar att jag ångrar köpet av följande varor:',
          'Jeg meddeler, at jeg fortryder købet af følgende varer:',
          'I hereby give notice that I withdraw from the purchase of these goods:',
          'Ilmoitan peruuttavani seuraavien tuotteiden oston:',
          'Jeg melder fra om at jeg angrer kjøpet av følgende varer:',
        ],
        [
          'Ordernummer och dag då jag fick varorna:',
          'Ordrenummer og dato for modtagelse:',
          'Order number and day of receipt:',
          'Tilausnumero ja vastaanottopäivä:',
          'Ordrenummer og dato for mottak:',
        ],
        [
          'Namn och adress, dagens datum:',
          'Navn og adresse, dags dato:',
          'Name and address, today’s date:',
          'Nimi ja osoite, päivämäärä:',
          'Navn og adresse, dagens dato:',
        ],
      ],
    },
  ],
}
