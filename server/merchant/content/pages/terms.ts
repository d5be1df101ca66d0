import { demoNote, type PageSketch } from './page-sketch.ts'

export const terms: PageSketch = {
  aliases: ['kopvillkor', 'koebsvilkaar', 'terms', 'ostoehdot', 'kjopsvilkar'],
  titles: ['Köpvillkor', 'Købsvilkår', 'Terms of purchase', 'Ostoehdot', 'Kjøpsvilkår'],
  leads: [
    'Det här gäller när du handlar hos Hemvist. Lagens regler till skydd för konsumenter gäller alltid, även där vi inte nämner dem.',
    'Det her gælder, når du handler hos Hemvist. Lovens regler om beskyttelse af forbrugere gælder altid, også hvor vi ikke nævner dem.',
    'This is what applies when you shop at Hemvist. The law that protects consumers always applies, even where we do not mention it.',
    'Näitä ehtoja noudatetaan, kun ostat Hemvistiltä. Kuluttajaa suojaava lainsäädäntö on aina voimassa, myös silloin kun emme mainitse sitä.',
    'Dette gjelder når du handler hos Hemvist. Lovens regler til vern av forbrukere gjelder alltid, også der vi ikke nevner dem.',
  ],
  tags: ['terms'],
  sections: [
    {
      title: [
        'Vem du handlar av',
        'Hvem du handler med',
        'Who you buy from',
        'Myyjä',
        'Hvem du handler med',
      ],
      text: [
        demoNote,
        [
          'Säljare är Hemvist. Du når oss på [[contact|kundtjänst]]. Avtal ingår den som fyllt 18 år, eller har sin vårdnadshavares tillåtelse.',
          'Sælger er Hemvist. Du kan kontakte [[contact|kundeservice]]. For at indgå en aftale skal du være fyldt 18 år eller have din værges samtykke.',
          'The seller is Hemvist. You reach us through [[contact|customer service]]. To make a contract you must be 18, or have the consent of a parent or guardian.',
          'Myyjä on Hemvist. Tavoitat meidät [[contact|asiakaspalvelusta]]. Sopimuksen tekijän on oltava 18-vuotias, tai hänellä on oltava huoltajan suostumus.',
          'Selger er Hemvist. Du når oss via [[contact|kundeservice]]. For å inngå avtale må du ha fylt 18 år eller ha samtykke fra en foresatt.',
        ],
      ],
    },
    {
      title: [
        'Beställning och avtal',
        'Bestilling og aftale',
        'Order and contract',
        'Tilaus ja sopimus',
        'Bestilling og avtale',
      ],
      text: [
        [
          'Avtalet är ingånget när du har slutfört köpet i kassan och vi har bekräftat ordern med e-post. Innan du slutför köpet ser du varorna, totalpriset med frakt och alla dina uppgifter, och kan rätta dem. Orderbekräftelsen är ditt exemplar av avtalet.',
          'Aftalen er indgået, når du har gennemført købet i kassen, og vi har bekræftet ordren pr. e-mail. Inden da ser du varerne, den samlede pris med fragt og alle dine oplysninger, og du kan rette dem. Ordrebekræftelsen er dit eksemplar af aftalen.',
          'The contract is made when you have completed the checkout and we have confirmed the order by email. Before that you see the goods, the total price with delivery and everything you have entered, and can correct it. The order confirmation is your copy of the contract.',
          'Sopimus syntyy, kun olet viimeistellyt oston kassalla ja olemme vahvistaneet tilauksen sähköpostitse. Sitä ennen näet tuotteet, kokonaishinnan toimituksineen ja antamasi tiedot, ja voit korjata niitä. Tilausvahvistus on sinun kappaleesi sopimuksesta.',
          'Avtalen er inngått når du har fullført kjøpet i kassen og vi har bekreftet ordren på e-post. Før det ser du varene, totalprisen med frakt og alle opplysningene dine, og kan rette dem. Ordrebekreftelsen er ditt eksemplar av avtalen.',
        ],
      ],
    },
    {
      title: ['Priser', 'Priser', 'Prices', 'Hinnat', 'Priser'],
      text: [
        [
          'Priserna visas inklusive moms för privatpersoner. Den som handlar som företag kan visa dem utan moms. Frakt och eventuell avgift för betalsättet visas i kassan innan du betalar.',
          'Priserne vises inklusive moms for private. Den, der handler som virksomhed, kan vise dem uden moms. Fragt og eventuelt gebyr for betalingsmåden vises i kassen, før du betaler.',
          'Prices include VAT for private customers. Businesses can choose to see them without. Delivery and any payment fee are shown at checkout before you pay.',
          'Hinnat näytetään kuluttajille arvonlisäveroineen. Yritysasiakas voi näyttää ne verottomina. Toimituskulut ja mahdollinen maksutavan maksu näkyvät kassalla ennen maksamista.',
          'Prisene vises inkludert mva. for privatpersoner. Den som handler som bedrift, kan vise dem uten mva. Frakt og eventuelt gebyr for betalingsmåten vises i kassen før du betaler.',
        ],
        [
          'Vid ett nedsatt pris visar vi det lägsta pris varan haft hos oss de senaste 30 dagarna, och det är från det priset rabatten räknas. Vad som gäller när du hittat varan billigare står under [[guarantee|lägsta pris-garanti]].',
          'Ved en nedsat pris viser vi den laveste pris, varen har haft hos os de seneste 30 dage, og det er den pris, rabatten regnes ud fra. Hvad der gælder, når du har fundet varen billigere, står under [[guarantee|prisgaranti]].',
          'With a reduced price we show the lowest price the product has had with us in the last 30 days, and the reduction is counted from that price. What applies when you find it cheaper elsewhere is told under [[guarantee|lowest price guarantee]].',
          'Alennetun hinnan vieressä näytämme tuotteen alimman hinnan viimeisten 30 päivän ajalta, ja alennus lasketaan siitä. Jos löydät tuotteen muualta edullisemmin, lue [[guarantee|alimman hinnan takuu]].',
          'Ved nedsatt pris viser vi den laveste prisen varen har hatt hos oss de siste 30 dagene, og det er fra den rabatten regnes. Hva som gjelder når du finner varen billigere, står under [[guarantee|prisgaranti]].',
        ],
      ],
    },
    {
      title: [
        'Betalning och leverans',
        'Betaling og levering',
        'Payment and delivery',
        'Maksaminen ja toimitus',
        'Betaling og levering',
      ],
      text: [
        [
          'Hur du kan betala står under [[payment|betalning]], hur varorna kommer till dig under [[delivery|leverans]]. Vi står för risken tills du har fått varorna. Blir leveransen försenad säger vi till, och du får häva köpet om en ny rimlig tid också går ut.',
          'Hvordan du kan betale, står under [[payment|betaling]], og hvordan varerne kommer frem, under [[delivery|levering]]. Vi bærer risikoen, til du har fået varerne. Bliver leveringen forsinket, giver vi besked, og du kan ophæve købet, hvis en ny rimelig frist også overskrides.',
          'How you can pay is told under [[payment|payment]], how the goods reach you under [[delivery|delivery]]. The risk is ours until you have received them. If delivery is late we tell you, and you may cancel if a new reasonable time passes as well.',
          'Maksutavat on kerrottu kohdassa [[payment|maksaminen]] ja toimitustavat kohdassa [[delivery|toimitus]]. Vastaamme tavarasta, kunnes olet saanut sen. Jos toimitus viivästyy, ilmoitamme siitä, ja voit purkaa kaupan, jos uusikin kohtuullinen aika ylittyy.',
          'Hvordan du kan betale, står under [[payment|betaling]], og hvordan varene kommer fram, under [[delivery|levering]]. Vi har risikoen til du har fått varene. Blir leveringen forsinket, sier vi fra, og du kan heve kjøpet hvis en ny rimelig frist også går ut.',
        ],
      ],
    },
    {
      title: [
        'Ångerrätt',
        'Fortrydelsesret',
        'Right of withdrawal',
        'Peruuttamisoikeus',
        'Angrerett',
      ],
      text: [
        [
          'Du har 14 dagars ångerrätt från den dag du fått varorna. Så gör du, och vad du betalar för, står under [[returns|ångerrätt och retur]].',
          'Du har 14 dages fortrydelsesret fra den dag, du har fået varerne. Hvordan du gør, og hvad du betaler for, står under [[returns|fortrydelsesret og retur]].',
          'You have 14 days to withdraw from the day you receive the goods. How to do it, and what you pay for, is told under [[returns|withdrawal and returns]].',
          'Sinulla on 14 päivän peruuttamisoikeus tavaran vastaanottamisesta. Ohjeet ja kulut löydät kohdasta [[returns|peruuttaminen ja palautus]].',
          'Du har 14 dagers angrerett fra den dagen du har fått varene. Hvordan du gjør det, og hva du betaler for, står under [[returns|angrerett og retur]].',
        ],
      ],
    },
    {
      title: ['Reklamation', 'Reklamation', 'Faulty goods', 'Virhevastuu', 'Reklamasjon'],
      text: [
        [
          'Är det fel på varan har du rätt att reklamera i tre år från det att du fått den (konsumentköplagen). Säg till inom skälig tid efter att du märkt felet; två månader är alltid i tid. Vi lagar eller byter varan utan kostnad för dig, sänker priset eller betalar tillbaka. Transportskador: fotografera varan och förpackningen och hör av dig så snart du kan.',
          'Er der fejl ved varen, har du to års reklamationsret fra du har fået den (købeloven). Giv besked inden rimelig tid, efter at du har opdaget fejlen; to måneder er altid rettidigt. Vi reparerer eller ombytter varen uden udgift for dig, giver afslag i prisen eller betaler pengene tilbage. Transportskader: Tag billeder af vare og emballage, og kontakt os hurtigst muligt.',
          'If goods are faulty you can complain for at least two years from delivery; in Sweden for three, in Norway for five when the thing is meant to last. Tell us within a reasonable time after you noticed; two months is always in time. We repair or replace at no cost to you, lower the price or refund you. Damaged in transport? Photograph goods and packaging and contact us as soon as you can.',
          'Jos tavarassa on virhe, vastaamme siitä kuluttajansuojalain mukaan: tavaran on kestettävä niin kauan kuin sen voi olettaa kestävän. Ilmoita virheestä kohtuullisessa ajassa sen havaitsemisesta; kaksi kuukautta on aina ajoissa. Korjaamme tai vaihdamme tavaran veloituksetta, alennamme hintaa tai palautamme rahat. Kuljetusvauriot: kuvaa tavara ja pakkaus ja ota yhteyttä mahdollisimman pian.',
          'Er det feil ved varen, har du fem års reklamasjonsrett på ting som er ment å vare vesentlig lenger enn to år, ellers to år (forbrukerkjøpsloven). Si fra innen rimelig tid etter at du oppdaget feilen; to måneder er alltid i tide. Vi reparerer eller bytter varen uten kostnad for deg, gir prisavslag eller betaler tilbake. Transportskader: Ta bilde av varen og emballasjen, og kontakt oss så snart du kan.',
        ],
      ],
    },
    {
      title: [
        'Om vi inte kommer överens',
        'Hvis vi ikke bliver enige',
        'If we cannot agree',
        'Erimielisyydet',
        'Hvis vi ikke blir enige',
      ],
      text: [
        [
          'Hör först av dig till [[contact|kundtjänst]]. Löser vi det inte kan du vända dig till [[https://www.arn.se|Allmänna reklamationsnämnden]] (Box 174, 101 23 Stockholm) eller till domstol. Vi följer nämndens beslut.',
          'Kontakt først [[contact|kundeservice]]. Finder vi ingen løsning, kan du klage til [[https://naevneneshus.dk|Nævnenes Hus]] (Toldboden 2, 8800 Viborg) eller gå til domstolene.',
          'Please contact [[contact|customer service]] first. If we find no solution you can turn to the dispute board of your country: [[https://www.arn.se|ARN]] in Sweden, [[https://naevneneshus.dk|Nævnenes Hus]] in Denmark, [[https://www.kuluttajariita.fi|the Consumer Disputes Board]] in Finland, [[https://www.forbrukertilsynet.no|Forbrukertilsynet]] in Norway, or to a court.',
          'Ota ensin yhteyttä [[contact|asiakaspalveluun]]. Jos ratkaisua ei löydy, voit olla yhteydessä kuluttajaneuvontaan ja saattaa asian [[https://www.kuluttajariita.fi|kuluttajariitalautakunnan]] tai tuomioistuimen ratkaistavaksi.',
          'Ta først kontakt med [[contact|kundeservice]]. Finner vi ingen løsning, kan du be [[https://www.forbrukertilsynet.no|Forbrukertilsynet]] om mekling, og saken kan gå videre til Forbrukerklageutvalget eller domstolene.',
        ],
      ],
    },
  ],
}
