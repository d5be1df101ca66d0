import { feeTable } from './fee-table.ts'
import type { PageSketch } from './page-sketch.ts'

export const delivery: PageSketch = {
  aliases: ['leverans', 'levering', 'delivery', 'toimitus', 'levering'],
  titles: ['Leverans', 'Levering', 'Delivery', 'Toimitus', 'Levering'],
  leads: [
    'Hem till dig inom 6 vardagar. Så packar, skickar och bär vi.',
    'Hjemme hos dig inden for 6 hverdage. Sådan pakker, sender og bærer vi.',
    'At your home within 6 working days. This is how we pack, ship and carry.',
    'Kotiisi 6 arkipäivässä. Näin pakkaamme, lähetämme ja kannamme.',
    'Hjemme hos deg innen 6 virkedager. Slik pakker, sender og bærer vi.',
  ],
  picture: {
    file: 'scene-hall-1.jpg',
    words: [
      'En hall med bänk och hängare',
      'En entré med bænk og knager',
      'A hallway with a bench and hooks',
      'Eteinen, jossa on penkki ja naulakko',
      'En gang med benk og knagger',
    ],
  },
  sections: [
    {
      title: ['Leveranstid', 'Leveringstid', 'Delivery time', 'Toimitusaika', 'Leveringstid'],
      text: [
        [
          'Varor i lager skickas inom 2–3 vardagar och är hemma hos dig inom 6 vardagar. Beställningsvaror tar längre tid; tiden står på produktsidan och i orderbekräftelsen.',
          'Varer på lager sendes inden for 2–3 hverdage og er hjemme hos dig inden for 6 hverdage. Bestillingsvarer tager længere tid; tiden står på produktsiden og i ordrebekræftelsen.',
          'Goods in stock ship within 2–3 working days and are with you within 6 working days. Goods ordered in for you take longer; the product page and your order confirmation say how long.',
          'Varastossa olevat tuotteet lähtevät 2–3 arkipäivässä ja ovat perillä 6 arkipäivässä. Tilaustuotteiden toimitus kestää kauemmin; aika kerrotaan tuotesivulla ja tilausvahvistuksessa.',
          'Varer på lager sendes innen 2–3 virkedager og er hjemme hos deg innen 6 virkedager. Bestillingsvarer tar lengre tid; tiden står på produktsiden og i ordrebekreftelsen.',
        ],
      ],
    },
    {
      title: [
        'Leveranssätt',
        'Leveringsmåder',
        'Ways of delivery',
        'Toimitustavat',
        'Leveringsmåter',
      ],
      points: [
        [
          'Utlämningsställe nära dig, för det som går att bära. Ta med legitimation.',
          'Udleveringssted nær dig, til det, der kan bæres. Husk legitimation.',
          'A pick-up point near you, for what can be carried. Bring an ID.',
          'Noutopiste lähelläsi, kun tavaran jaksaa kantaa. Ota henkilötodistus mukaan.',
          'Hentested nær deg, for det som kan bæres. Ta med legitimasjon.',
        ],
        [
          'Hemleverans till dörren på bottenplan. Vi ringer eller skickar ett meddelande innan vi kommer.',
          'Hjemlevering til døren i stueplan. Vi ringer eller sender en besked, før vi kommer.',
          'Home delivery to your door at street level. We call or text before we come.',
          'Kotiinkuljetus ulko-ovelle katutasoon. Soitamme tai lähetämme viestin ennen tuloamme.',
          'Hjemlevering til døren på gateplan. Vi ringer eller sender melding før vi kommer.',
        ],
        [
          'Inbäring till det rum du väljer. Mät gärna dörrar och trapphus först; [[sizes|måttguiden]] visar hur.',
          'Indbæring til det rum, du vælger. Mål gerne døre og trappe først; [[sizes|målguiden]] viser hvordan.',
          'Carried in to the room you choose. Please measure doors and stairs first; the [[sizes|size guide]] shows how.',
          'Sisäänkanto haluamaasi huoneeseen. Mittaa ensin ovet ja rappukäytävä; [[sizes|mittaopas]] neuvoo.',
          'Innbæring til rommet du velger. Mål gjerne dører og trapp først; [[sizes|målguiden]] viser hvordan.',
        ],
      ],
    },
    {
      title: ['Avgifter', 'Priser', 'Fees', 'Toimitusmaksut', 'Priser'],
      text: [
        [
          'Avgiften för din order visas i kassan när du fyllt i postnummer, innan du betalar.',
          'Prisen for din ordre vises i kassen, når du har udfyldt postnummer, før du betaler.',
          'The fee for your order is shown at checkout once you have entered your postal code, before you pay.',
          'Tilauksesi toimitusmaksu näkyy kassalla postinumeron antamisen jälkeen, ennen maksamista.',
          'Prisen for din ordre vises i kassen når du har fylt ut postnummer, før du betaler.',
        ],
      ],
      table: feeTable,
    },
    {
      title: [
        'När varorna kommer',
        'Når varerne kommer',
        'When the goods arrive',
        'Kun tavara saapuu',
        'Når varene kommer',
      ],
      text: [
        [
          'Titta på kartongerna innan chauffören går. Är något skadat, be att det antecknas, ta bilder och hör av dig till [[contact|kundtjänst]]. Din rätt att reklamera finns kvar även om skadan syns först när du packat upp.',
          'Se på kasserne, før chaufføren kører. Er noget beskadiget, så bed om at få det noteret, tag billeder, og kontakt [[contact|kundeservice]]. Du kan stadig reklamere, selv om skaden først ses, når du har pakket ud.',
          'Look at the boxes before the driver leaves. If something is damaged, have it noted, take pictures and contact [[contact|customer service]]. You can still complain when the damage shows only after unpacking.',
          'Tarkista laatikot ennen kuin kuljettaja lähtee. Jos jokin on vaurioitunut, pyydä siitä merkintä, ota kuvia ja ota yhteyttä [[contact|asiakaspalveluun]]. Voit reklamoida myös silloin, kun vaurio näkyy vasta purettuasi pakkauksen.',
          'Se på kartongene før sjåføren går. Er noe skadet, be om at det noteres, ta bilder og kontakt [[contact|kundeservice]]. Du kan reklamere også når skaden først vises etter at du har pakket ut.',
        ],
      ],
    },
  ],
}
