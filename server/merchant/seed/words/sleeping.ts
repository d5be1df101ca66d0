import type { KindSketch } from './kinds.ts'

/** The bedroom. */
export const sleeping = {
  bed: {
    family: 'bed',
    openers: [
      [
        'En sängram med gavel att luta sig mot och lugn nog för att sova under.',
        'En sengeramme med en gavl at læne sig op ad og ro nok til at sove.',
        'A bed frame with a headboard to lean on and a look calm enough to sleep under.',
        'Sängynrunko, jonka päätyyn voi nojata ja jonka ilme rauhoittaa uneen.',
        'En sengeramme med en gavl å lene seg mot og et rolig uttrykk å sovne til.',
      ],
      [
        'Här börjar och slutar dagen, i en säng som varken knarrar eller vickar.',
        'Her begynder og slutter dagen, i en seng, der hverken knirker eller vipper.',
        'Here the day begins and ends, in a bed that neither creaks nor rocks.',
        'Tässä päivä alkaa ja päättyy, eikä sänky narise eikä heilu.',
        'Her begynner og slutter dagen, i en seng som verken knirker eller vipper.',
      ],
    ],
    features: [
      [
        'Ribbotten med böjda lameller ingår; madrassen väljer du själv.',
        'Lamelbund med buede lameller medfølger; madrassen vælger du selv.',
        'A slatted base with curved slats is included; the mattress is your choice.',
        'Kaareva sälepohja sisältyy hintaan; patjan valitset itse.',
        'Lamellbunn med buede lameller følger med; madrassen velger du selv.',
      ],
      [
        'Under ramen är det fritt för dammsugaren eller ett par lådor.',
        'Under rammen er der plads til støvsugeren eller et par kasser.',
        'There is clear space below for the vacuum or a couple of boxes.',
        'Rungon alle mahtuu imuri tai pari säilytyslaatikkoa.',
        'Under rammen er det plass til støvsugeren eller et par kasser.',
      ],
      [
        'Konstruktionen dras ihop med sex kraftiga bultar och tål flera flyttar.',
        'Konstruktionen samles med seks kraftige bolte og tåler flere flytninger.',
        'The frame is drawn together by six strong bolts and survives several moves.',
        'Rakenne kootaan kuudella vankalla pultilla ja kestää useammankin muuton.',
        'Rammen trekkes sammen med seks kraftige bolter og tåler flere flyttinger.',
      ],
    ],
  },
  mattress: {
    family: 'mattress',
    openers: [
      [
        'En madrass som bär där det behövs och ger efter där den ska.',
        'En madras, der bærer, hvor det er nødvendigt, og giver efter, hvor den skal.',
        'A mattress that supports where needed and yields where it should.',
        'Patja kannattelee siellä missä pitää ja antaa periksi missä kuuluu.',
        'En madrass som bærer der det trengs og gir etter der den skal.',
      ],
      [
        'Vakna utvilad på en madrass med zoner för axlar, svank och höft.',
        'Vågn udhvilet på en madras med zoner til skuldre, lænd og hofte.',
        'Wake rested on a mattress with zones for shoulders, back and hips.',
        'Herää levänneenä patjalla, jossa on vyöhykkeet hartioille, alaselälle ja lantiolle.',
        'Våkn uthvilt på en madrass med soner for skuldre, korsrygg og hofter.',
      ],
    ],
    features: [
      [
        'Pocketfjädrarna arbetar var för sig, så att den ena kan vända sig utan att väcka den andra.',
        'Pocketfjedrene arbejder hver for sig, så den ene kan vende sig uden at vække den anden.',
        'The pocket springs work one by one, so that one can turn without waking the other.',
        'Pussijouset toimivat erikseen, joten toinen voi kääntyä herättämättä toista.',
        'Pocketfjærene arbeider hver for seg, så den ene kan snu seg uten å vekke den andre.',
      ],
      [
        'Överdraget går att ta av med dragkedja och tvätta i 60 grader.',
        'Betrækket kan lynes af og vaskes ved 60 grader.',
        'The cover zips off and washes at 60 degrees.',
        'Päällinen lähtee irti vetoketjulla ja kestää 60 asteen pesun.',
        'Trekket kan tas av med glidelås og vaskes på 60 grader.',
      ],
      [
        'Efter ett par veckor har madrassen anpassat sig efter kroppen, och kroppen efter den.',
        'Efter et par uger har madrassen vænnet sig til kroppen, og kroppen til den.',
        'Within a few weeks the mattress has settled to the body, and the body to it.',
        'Muutamassa viikossa patja mukautuu kehoon ja keho patjaan.',
        'Etter et par uker har madrassen vent seg til kroppen, og kroppen til den.',
      ],
    ],
  },
  'bedside-table': {
    family: 'cabinet',
    openers: [
      [
        'Ett sängbord för boken, vattenglaset och det du helst glömmer över natten.',
        'Et sengebord til bogen, vandglasset og det, du helst glemmer natten over.',
        'A bedside table for the book, the water and what you would rather forget overnight.',
        'Yöpöytä kirjalle, vesilasille ja sille, minkä haluat unohtaa yöksi.',
        'Et nattbord for boka, vannglasset og det du helst glemmer over natten.',
      ],
      [
        'Lågt och nätt, så att det får plats även när sängen är bred.',
        'Lavt og let, så der er plads, også når sengen er bred.',
        'Low and neat, so that it fits even beside a wide bed.',
        'Matala ja siro, joten se mahtuu leveänkin sängyn viereen.',
        'Lavt og nett, så det får plass selv når senga er bred.',
      ],
    ],
    features: [
      [
        'Lådan stängs mjukt, också klockan två på natten.',
        'Skuffen lukker blødt, også klokken to om natten.',
        'The drawer closes softly, even at two in the morning.',
        'Laatikko sulkeutuu pehmeästi, myös kello kaksi yöllä.',
        'Skuffen lukkes mykt, også klokka to om natten.',
      ],
      [
        'Baksidan har ett uttag för laddsladden.',
        'Bagsiden har et hul til opladerledningen.',
        'The back has an opening for the charging lead.',
        'Takana on aukko latausjohdolle.',
        'Baksiden har en åpning for ladeledningen.',
      ],
    ],
  },
  'kids-bed': {
    family: 'bed',
    openers: [
      [
        'En egen säng att växa i, lagom hög för att klättra upp själv.',
        'En seng for sig selv, lige høj nok til at kravle op i.',
        'A bed of one’s own, just low enough to climb into alone.',
        'Oma sänky, johon pääsee kiipeämään itse.',
        'En egen seng å vokse i, akkurat høy nok til å klatre opp i selv.',
      ],
      [
        'Koja på dagen, trygg plats på natten.',
        'Hule om dagen, trygt sted om natten.',
        'A den by day, a safe place by night.',
        'Päivällä maja, yöllä turvapaikka.',
        'Hytte om dagen, trygt sted om natten.',
      ],
    ],
    features: [
      [
        'Alla kanter är rundade och ytan är fri från ämnen som inte hör hemma i ett barnrum.',
        'Alle kanter er rundede, og overfladen er fri for stoffer, der ikke hører til på et børneværelse.',
        'Every edge is rounded, and the finish is free of what does not belong in a child’s room.',
        'Kaikki reunat on pyöristetty, eikä pinnassa ole lastenhuoneeseen kuulumattomia aineita.',
        'Alle kanter er avrundet, og overflaten er fri for stoffer som ikke hører hjemme på et barnerom.',
      ],
      [
        'Sängkanten på långsidan går att ta bort när den inte behövs längre.',
        'Sengehesten på langsiden kan tages af, når den ikke længere er nødvendig.',
        'The guard rail comes off when it is no longer needed.',
        'Laitareunan voi irrottaa, kun sitä ei enää tarvita.',
        'Sengehesten på langsiden kan tas av når den ikke trengs lenger.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
