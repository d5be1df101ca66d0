import type { KindSketch } from './kinds.ts'

/** Terrace and garden. */
export const outdoor = {
  'lounge-set': {
    family: 'outdoor',
    openers: [
      [
        'Vardagsrummet flyttar ut: djupa sitsar och dynor som tål en skur.',
        'Stuen flytter ud: dybe sæder og hynder, der tåler en byge.',
        'The living room moves outside: deep seats and cushions that survive a shower.',
        'Olohuone muuttaa ulos: syvät istuimet ja sadekuuron kestävät tyynyt.',
        'Stua flytter ut: dype seter og puter som tåler en skur.',
      ],
      [
        'För morgonkaffet i solen och filten efter midnatt.',
        'Til morgenkaffen i solen og tæppet efter midnat.',
        'For morning coffee in the sun and a blanket after midnight.',
        'Aamukahville aurinkoon ja viltin alle yötä myöten.',
        'For morgenkaffen i sola og pleddet etter midnatt.',
      ],
    ],
    features: [
      [
        'Dynorna torkar snabbt och har avtagbara, tvättbara överdrag.',
        'Hynderne tørrer hurtigt og har aftagelige betræk, der kan vaskes.',
        'The cushions dry quickly and have removable, washable covers.',
        'Istuintyynyt kuivuvat nopeasti, ja päälliset voi irrottaa ja pestä.',
        'Putene tørker raskt og har avtakbare trekk som kan vaskes.',
      ],
      [
        'Sitsarnas botten är ventilerad, så att regn rinner rakt igenom.',
        'Sædebunden er ventileret, så regn løber lige igennem.',
        'The seat base is vented so that rain runs straight through.',
        'Istuinpohja on tuuletettu, joten sadevesi valuu läpi.',
        'Setebunnen er ventilert, så regn renner rett gjennom.',
      ],
    ],
  },
  'garden-table': {
    family: 'outdoor',
    openers: [
      [
        'Ett bord för grillen, krabban och den sena frukosten.',
        'Et bord til grillen, krabben og den sene morgenmad.',
        'A table for the barbecue, the crab and the late breakfast.',
        'Pöytä grilliherkuille, ravuille ja myöhäiselle aamiaiselle.',
        'Et bord for grillmaten, krabba og den sene frokosten.',
      ],
      [
        'Sommarens viktigaste möbel står stadigt även på gräs.',
        'Sommerens vigtigste møbel står fast, også på græs.',
        'The most important piece of summer, steady even on grass.',
        'Kesän tärkein huonekalu seisoo tukevasti nurmellakin.',
        'Sommerens viktigste møbel står støtt også på gress.',
      ],
    ],
    features: [
      [
        'Springorna i skivan låter regnet rinna av.',
        'Sprækkerne i pladen lader regnen løbe af.',
        'Gaps in the top let the rain run off.',
        'Kannen raoista sadevesi valuu pois.',
        'Spaltene i platen lar regnet renne av.',
      ],
      [
        'Fötterna går att justera där stenläggningen är ojämn.',
        'Fødderne kan justeres, hvor fliserne er ujævne.',
        'The feet adjust where the paving is uneven.',
        'Jalat voi säätää epätasaiselle laatoitukselle.',
        'Føttene kan justeres der hellene er ujevne.',
      ],
    ],
  },
  'garden-chair': {
    family: 'outdoor',
    openers: [
      [
        'En stol som väntar ut regnet och är torr till kaffet.',
        'En stol, der venter regnen ud og er tør til kaffen.',
        'A chair that waits out the rain and is dry by coffee time.',
        'Tuoli odottaa sateen yli ja on kuiva kahviaikaan.',
        'En stol som venter ut regnet og er tørr til kaffen.',
      ],
      [
        'Lätt att bära dit solen är.',
        'Let at bære derhen, hvor solen er.',
        'Easy to carry to wherever the sun is.',
        'Kevyt kantaa sinne, missä aurinko paistaa.',
        'Lett å bære dit sola er.',
      ],
    ],
    features: [
      [
        'Stolarna staplas fyra och fyra inför vintern.',
        'Stolene stables fire og fire til vinteren.',
        'Chairs stack in fours for the winter.',
        'Tuolit pinoutuvat talveksi neljän torneihin.',
        'Stolene stables fire og fire til vinteren.',
      ],
      [
        'Ryggen lutar precis så mycket att man ser himlen.',
        'Ryggen hælder lige nok til, at man ser himlen.',
        'The back leans just enough to see the sky.',
        'Selkänoja kallistuu juuri sen verran, että taivas näkyy.',
        'Ryggen heller akkurat så mye at man ser himmelen.',
      ],
    ],
  },
  'sun-lounger': {
    family: 'outdoor',
    openers: [
      [
        'En solsäng för de dagar då ingenting är plan nog.',
        'En solseng til de dage, hvor ingenting er plan nok.',
        'A lounger for the days when doing nothing is plan enough.',
        'Aurinkotuoli päiviin, jolloin suunnitelmaksi riittää ei mitään.',
        'En solseng for de dagene da ingenting er plan nok.',
      ],
      [
        'Lägg dig, slut ögonen och lyssna på gräsklipparen hos grannen.',
        'Læg dig, luk øjnene, og lyt til naboens græsslåmaskine.',
        'Lie down, close your eyes and listen to the neighbour’s mower.',
        'Käy makuulle, sulje silmät ja kuuntele naapurin ruohonleikkuria.',
        'Legg deg, lukk øynene og hør på naboens gressklipper.',
      ],
    ],
    features: [
      [
        'Ryggen ställs i fem lägen.',
        'Ryggen kan stilles i fem positioner.',
        'The back sets in five positions.',
        'Selkänojassa on viisi asentoa.',
        'Ryggen kan stilles i fem posisjoner.',
      ],
      [
        'Hjul i ena änden gör den lätt att rulla efter solen.',
        'Hjul i den ene ende gør den let at rulle efter solen.',
        'Wheels at one end make it easy to follow the sun.',
        'Toisen pään pyörät auttavat siirtymään auringon perässä.',
        'Hjul i den ene enden gjør den lett å rulle etter sola.',
      ],
    ],
  },
  parasol: {
    family: 'outdoor',
    openers: [
      [
        'Skugga åt hela sällskapet, också när solen flyttar sig.',
        'Skygge til hele selskabet, også når solen flytter sig.',
        'Shade for the whole party, even as the sun moves.',
        'Varjoa koko seurueelle, myös auringon liikkuessa.',
        'Skygge til hele selskapet, også når sola flytter seg.',
      ],
      [
        'En parasoll med lugn färg och stadig mast.',
        'En parasol i en rolig farve med en solid stang.',
        'A parasol with a calm colour and a sturdy mast.',
        'Rauhallisen sävyinen aurinkovarjo, jossa on tukeva runko.',
        'En parasoll i rolig farge med solid stang.',
      ],
    ],
    features: [
      [
        'Duken släpper inte igenom UV-strålning och står emot blekning i flera säsonger.',
        'Dugen lukker ikke UV-stråler igennem og holder farven i flere sæsoner.',
        'The canopy blocks UV and holds its colour for several seasons.',
        'Kangas suojaa UV-säteilyltä ja pitää värinsä useita kausia.',
        'Duken slipper ikke gjennom UV-stråler og holder fargen i flere sesonger.',
      ],
      [
        'Vevas upp med en hand; foten säljs separat.',
        'Drejes op med én hånd; foden sælges separat.',
        'Cranks open with one hand; the base is sold separately.',
        'Avautuu kammella yhdellä kädellä; jalusta myydään erikseen.',
        'Sveives opp med én hånd; foten selges separat.',
      ],
    ],
  },
  hammock: {
    family: 'outdoor',
    openers: [
      [
        'En hängmatta i skuggan är sommarens bästa rum.',
        'En hængekøje i skyggen er sommerens bedste rum.',
        'A hammock in the shade is the best room of summer.',
        'Riippumatto varjossa on kesän paras huone.',
        'En hengekøye i skyggen er sommerens beste rom.',
      ],
      [
        'Gunga, läs två sidor, somna.',
        'Gyng, læs to sider, fald i søvn.',
        'Swing, read two pages, fall asleep.',
        'Keinu, lue kaksi sivua, nukahda.',
        'Gyng, les to sider, sovn.',
      ],
    ],
    features: [
      [
        'Ställningen ingår och bär 150 kilo, så du behöver inga träd.',
        'Stativet medfølger og bærer 150 kilo, så du behøver ingen træer.',
        'The stand is included and bears 150 kilos, so no trees are needed.',
        'Teline sisältyy ja kantaa 150 kiloa, joten puita ei tarvita.',
        'Stativet følger med og bærer 150 kilo, så du trenger ingen trær.',
      ],
      [
        'Väven är bred nog att ligga på diagonalen, som man ska.',
        'Stoffet er bredt nok til at ligge på skrå, som man skal.',
        'The cloth is wide enough to lie diagonally, as one should.',
        'Kangas on niin leveä, että voi maata vinottain, kuten kuuluu.',
        'Stoffet er bredt nok til å ligge på skrå, slik man skal.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
