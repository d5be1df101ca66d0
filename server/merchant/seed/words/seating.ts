import type { KindSketch } from './kinds.ts'

/** Sofas, easy chairs and what belongs to them. */
export const seating = {
  sofa: {
    family: 'upholstered',
    openers: [
      [
        'En soffa att sjunka ner i efter en lång dag, med djup sits och mjukt vadderade armstöd.',
        'En sofa at synke ned i efter en lang dag, med dybt sæde og blødt polstrede armlæn.',
        'A sofa to sink into after a long day, with a deep seat and softly padded arms.',
        'Sohva, johon on hyvä vajota pitkän päivän jälkeen: syvä istuin ja pehmeät käsinojat.',
        'En sofa å synke ned i etter en lang dag, med dypt sete og mykt polstrede armlener.',
      ],
      [
        'Här ryms både fredagsmyset och tuppluren, utan att soffan tar över hela rummet.',
        'Her er plads til både fredagshygge og en lur, uden at sofaen fylder hele stuen.',
        'Room for film night and a nap alike, without taking over the whole room.',
        'Tässä sujuvat sekä perjantai-illat että päiväunet, eikä sohva silti valtaa koko huonetta.',
        'Her er det plass til både fredagskos og en lur, uten at sofaen tar over hele rommet.',
      ],
      [
        'En soffa med lugn siluett som klär rummet från alla håll, även mitt på golvet.',
        'En sofa med rolig silhuet, der klæder rummet fra alle sider, også midt på gulvet.',
        'A sofa with a calm outline that looks good from every side, even in the middle of the floor.',
        'Rauhalinjainen sohva on kaunis joka suunnasta, myös keskellä huonetta.',
        'En sofa med rolig silhuett som kler rommet fra alle kanter, også midt på gulvet.',
      ],
    ],
    features: [
      [
        'Sittdynorna har en kärna av kallskum med ett lager fiber överst och går att vända.',
        'Sædehynderne har en kerne af koldskum med et lag fiber øverst og kan vendes.',
        'The seat cushions have a cold-foam core topped with fibre, and can be turned.',
        'Istuintyynyissä on kylmävaahtoydin ja kuitukerros, ja ne voi kääntää.',
        'Seteputene har en kjerne av kaldskum med et lag fiber øverst og kan snus.',
      ],
      [
        'Ryggdynorna är lösa och lätta att puffa upp, så soffan ser nybäddad ut på en minut.',
        'Ryghynderne er løse og lette at ryste, så sofaen ser nyredt ud på et minut.',
        'The back cushions are loose and easy to plump, so the sofa looks fresh in a minute.',
        'Selkätyynyt ovat irralliset ja helppo pöyhiä, joten sohva on siisti hetkessä.',
        'Ryggputene er løse og lette å riste opp, så sofaen ser fin ut igjen på et minutt.',
      ],
      [
        'Sitthöjden är vald för att det ska vara lika lätt att resa sig som att slå sig ner.',
        'Siddehøjden er valgt, så det er lige så let at rejse sig som at sætte sig.',
        'The seat height makes it as easy to get up as it is to sit down.',
        'Istuinkorkeus on valittu niin, että ylös nousee yhtä helposti kuin alas istuu.',
        'Sittehøyden er valgt slik at det er like lett å reise seg som å sette seg.',
      ],
    ],
  },
  'corner-sofa': {
    family: 'upholstered',
    openers: [
      [
        'En hörna för hela familjen, där alla får plats att lägga upp benen.',
        'Et hjørne til hele familien, hvor alle kan få benene op.',
        'A corner for the whole family, with room for everyone to put their feet up.',
        'Kulmasohva koko perheelle, ja jokainen saa nostaa jalat ylös.',
        'Et hjørne for hele familien, der alle får plass til å legge opp beina.',
      ],
      [
        'Den långa sidan är till för att ligga på, den korta för den som kommer sist.',
        'Den lange side er til at ligge på, den korte til den, der kommer sidst.',
        'The long side is for lying down, the short one for whoever comes last.',
        'Pitkä sivu on loikoilua varten, lyhyt sille joka tulee viimeisenä.',
        'Den lange siden er til å ligge på, den korte til den som kommer sist.',
      ],
    ],
    features: [
      [
        'Delarna hakas ihop med dolda beslag och går att bära in genom en vanlig dörr.',
        'Delene kobles sammen med skjulte beslag og kan bæres ind gennem en almindelig dør.',
        'The sections lock together with hidden fittings and fit through an ordinary door.',
        'Osat kiinnittyvät toisiinsa piilohelkoin ja mahtuvat tavallisesta ovesta.',
        'Delene hektes sammen med skjulte beslag og kan bæres inn gjennom en vanlig dør.',
      ],
      [
        'Välj om hörnet ska sitta till vänster eller höger, sett framifrån.',
        'Vælg om hjørnet skal sidde til venstre eller højre, set forfra.',
        'Choose whether the corner sits to the left or the right, seen from the front.',
        'Valitse, tuleeko kulma vasemmalle vai oikealle edestä katsottuna.',
        'Velg om hjørnet skal være til venstre eller høyre, sett forfra.',
      ],
      [
        'Den djupa sitsen bjuder in till att kura ihop sig med en bok och en filt.',
        'Det dybe sæde indbyder til at krybe sammen med en bog og et tæppe.',
        'The deep seat invites you to curl up with a book and a blanket.',
        'Syvä istuin kutsuu käpertymään kirjan ja viltin kanssa.',
        'Det dype setet innbyr til å krølle seg sammen med en bok og et pledd.',
      ],
    ],
  },
  daybed: {
    family: 'upholstered',
    openers: [
      [
        'En dagbädd för eftermiddagsvila, läsning och gäster som blir kvar.',
        'En daybed til eftermiddagshvil, læsning og gæster, der bliver hængende.',
        'A daybed for afternoon rest, reading and guests who linger.',
        'Päiväsohva iltapäivälepoon, lukemiseen ja vieraille, jotka eivät malta lähteä.',
        'En dagseng for ettermiddagshvil, lesing og gjester som blir værende.',
      ],
      [
        'Halv soffa, halv säng och hela vägen bekväm.',
        'Halv sofa, halv seng og behagelig hele vejen.',
        'Half sofa, half bed and comfortable all the way.',
        'Puoliksi sohva, puoliksi sänky ja kokonaan mukava.',
        'Halv sofa, halv seng og behagelig hele veien.',
      ],
    ],
    features: [
      [
        'Den öppna formen gör att den kan stå mitt i rummet eller under ett fönster.',
        'Den åbne form gør, at den kan stå midt i rummet eller under et vindue.',
        'The open shape lets it stand in the middle of a room or under a window.',
        'Avoin muoto sopii keskelle huonetta tai ikkunan alle.',
        'Den åpne formen gjør at den kan stå midt i rommet eller under et vindu.',
      ],
      [
        'Bolstret är fast nog att sitta på och mjukt nog att somna på.',
        'Madrassen er fast nok at sidde på og blød nok at falde i søvn på.',
        'The cushion is firm enough to sit on and soft enough to fall asleep on.',
        'Patja on kyllin napakka istuttavaksi ja kyllin pehmeä nukahtamiseen.',
        'Madrassen er fast nok til å sitte på og myk nok til å sovne på.',
      ],
    ],
  },
  armchair: {
    family: 'upholstered',
    openers: [
      [
        'En fåtölj som omfamnar utan att stänga in, gjord för långa kvällar.',
        'En lænestol, der omfavner uden at lukke inde, skabt til lange aftener.',
        'An armchair that embraces without closing in, made for long evenings.',
        'Nojatuoli syleilee ahdistamatta ja on tehty pitkiin iltoihin.',
        'En lenestol som omfavner uten å stenge inne, laget for lange kvelder.',
      ],
      [
        'Ställ den vid fönstret, tänd en lampa och läs ett kapitel till.',
        'Stil den ved vinduet, tænd en lampe, og læs et kapitel mere.',
        'Put it by the window, light a lamp and read one more chapter.',
        'Aseta se ikkunan ääreen, sytytä lamppu ja lue vielä yksi luku.',
        'Sett den ved vinduet, tenn en lampe og les ett kapittel til.',
      ],
      [
        'En fåtölj med rundad rygg som är minst lika vacker bakifrån.',
        'En lænestol med rundet ryg, der er mindst lige så smuk bagfra.',
        'An armchair with a rounded back, at least as handsome from behind.',
        'Pyöreäselkäinen nojatuoli on vähintään yhtä kaunis takaapäin.',
        'En lenestol med rund rygg som er minst like vakker bakfra.',
      ],
    ],
    features: [
      [
        'Ryggens vinkel ger stöd åt svanken och låter axlarna sjunka.',
        'Ryggens vinkel støtter lænden og lader skuldrene falde ned.',
        'The angle of the back supports the spine and lets the shoulders drop.',
        'Selkänojan kulma tukee ristiselkää ja antaa hartioiden laskeutua.',
        'Vinkelen på ryggen støtter korsryggen og lar skuldrene senke seg.',
      ],
      [
        'Armstöden har precis rätt höjd för en bok, och är breda nog för en kaffekopp.',
        'Armlænene har lige den rette højde til en bog og er brede nok til en kaffekop.',
        'The arms are the right height for a book and wide enough for a cup.',
        'Käsinojat ovat juuri oikealla korkeudella kirjalle ja riittävän leveät kahvikupille.',
        'Armlenene har akkurat riktig høyde for en bok og er brede nok til en kaffekopp.',
      ],
      [
        'Den tar liten plats på golvet men räcker gott för den som är lång.',
        'Den fylder ikke meget på gulvet, men rækker fint til den, der er høj.',
        'It takes little floor space, yet has room for the tall.',
        'Se vie lattialta vähän tilaa mutta riittää pitkällekin istujalle.',
        'Den tar liten plass på gulvet, men rekker godt for den som er høy.',
      ],
    ],
  },
  footstool: {
    family: 'upholstered',
    openers: [
      [
        'En pall för trötta fötter, och en extra sittplats när det blir fullt.',
        'En skammel til trætte fødder og en ekstra siddeplads, når der bliver fyldt.',
        'A rest for tired feet, and an extra seat when the room fills up.',
        'Lepopaikka väsyneille jaloille ja lisäistuin, kun väkeä on paljon.',
        'En skammel for slitne føtter, og en ekstra sitteplass når det blir fullt.',
      ],
      [
        'Liten, mjuk och lätt att flytta dit den behövs.',
        'Lille, blød og let at flytte derhen, hvor den skal bruges.',
        'Small, soft and easy to move where it is needed.',
        'Pieni, pehmeä ja helppo siirtää sinne, missä sitä tarvitaan.',
        'Liten, myk og lett å flytte dit den trengs.',
      ],
    ],
    features: [
      [
        'Lägg en bricka ovanpå, så blir den ett litet soffbord.',
        'Læg en bakke ovenpå, så bliver den et lille sofabord.',
        'Put a tray on top and it becomes a small coffee table.',
        'Laita tarjotin päälle, niin siitä tulee pieni sohvapöytä.',
        'Legg et brett oppå, så blir den et lite sofabord.',
      ],
      [
        'Höjden är avpassad efter våra fåtöljer och soffor.',
        'Højden er tilpasset vores lænestole og sofaer.',
        'The height is matched to our armchairs and sofas.',
        'Korkeus on sovitettu nojatuoleihimme ja sohviimme.',
        'Høyden er tilpasset lenestolene og sofaene våre.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
