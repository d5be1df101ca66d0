import type { LocalRow } from '../local-text.ts'

/** How things of a family are made; true of each of its kinds. */
export const families = {
  upholstered: [
    [
      'Stommen är av massivt trä och skivmaterial, fogad och skruvad där belastningen är som störst.',
      'Stellet er af massivt træ og plademateriale, samlet og skruet, hvor belastningen er størst.',
      'The frame is solid wood and board, glued and screwed where the load is greatest.',
      'Runko on massiivipuuta ja levyä, liimattu ja ruuvattu sieltä, missä rasitus on suurin.',
      'Rammen er av heltre og platemateriale, limt og skrudd der belastningen er størst.',
    ],
    [
      'Klädseln är sydd med dubbla sömmar, och mönsterpassad där det syns.',
      'Betrækket er syet med dobbelte sømme og tilpasset, hvor det ses.',
      'The cover is sewn with double seams and matched where it shows.',
      'Verhoilu on ommeltu kaksoissaumoin ja kohdistettu näkyviltä osin.',
      'Trekket er sydd med doble sømmer og tilpasset der det synes.',
    ],
    [
      'Fjädringen av stålresårer behåller spänsten år efter år.',
      'Affjedringen af stålfjedre bevarer spændstigheden år efter år.',
      'Steel springs keep their bounce year after year.',
      'Teräsjousitus säilyttää joustonsa vuodesta toiseen.',
      'Fjæringen av stål beholder spensten år etter år.',
    ],
  ],
  chair: [
    [
      'Provad för 120 kilo och tusentals omgångar av sitta ner, resa sig.',
      'Testet til 120 kilo og tusindvis af gange sid ned, rejs dig.',
      'Tested to 120 kilos and thousands of rounds of sitting down and getting up.',
      'Testattu 120 kilon kuormalla ja tuhansilla istumakerroilla.',
      'Testet for 120 kilo og tusenvis av runder med sett deg, reis deg.',
    ],
    [
      'Skruvarna är försänkta och går att efterdra med nyckeln som följer med.',
      'Skruerne er forsænkede og kan efterspændes med den medfølgende nøgle.',
      'The screws are countersunk and can be tightened with the key supplied.',
      'Ruuvit on upotettu, ja ne voi kiristää mukana tulevalla avaimella.',
      'Skruene er forsenket og kan ettertrekkes med nøkkelen som følger med.',
    ],
    [
      'Enkelt att komplettera i efterhand, när familjen eller middagarna växer.',
      'Let at supplere senere, når familien eller middagene vokser.',
      'Easy to add to later, as the family or the dinners grow.',
      'Helppo täydentää myöhemmin, kun perhe tai illalliset kasvavat.',
      'Lett å supplere senere, når familien eller middagene vokser.',
    ],
  ],
  table: [
    [
      'Underredet är förstärkt, så att bordet står stilla även när man lutar sig på det.',
      'Understellet er forstærket, så bordet står stille, også når man læner sig på det.',
      'The base is reinforced so that the table stays still when leaned on.',
      'Jalusta on vahvistettu, joten pöytä pysyy vakaana siihen nojatessakin.',
      'Understellet er forsterket, så bordet står stille også når man lener seg på det.',
    ],
    [
      'Ytan tål varma koppar, men inte heta grytor utan underlägg.',
      'Overfladen tåler varme kopper, men ikke hede gryder uden bordskåner.',
      'The surface takes warm cups, though not hot pans without a trivet.',
      'Pinta kestää lämpimät kupit, mutta kuuma kattila tarvitsee pannunalusen.',
      'Overflaten tåler varme kopper, men ikke hete gryter uten underlag.',
    ],
    [
      'Kom ihåg att dra åt skruvarna efter några veckor, så står bordet stadigt i åratal.',
      'Husk at spænde skruerne efter et par uger, så står bordet fast i årevis.',
      'Tighten the screws after a few weeks and it will stand firm for years.',
      'Kiristä ruuvit muutaman viikon kuluttua, niin pöytä pysyy tukevana vuosia.',
      'Husk å stramme skruene etter noen uker, så står bordet støtt i årevis.',
    ],
  ],
  cabinet: [
    [
      'Stommen är lika fin inuti som utanpå, och baksidan går att visa upp.',
      'Korpus er lige så pæn indvendigt som udvendigt, og bagsiden tåler at blive set.',
      'The carcass is as fine inside as out, and the back is fit to be seen.',
      'Runko on sisältä yhtä siisti kuin ulkoa, ja takaosankin kehtaa näyttää.',
      'Korpus er like fin inni som utenpå, og baksiden tåler å vises frem.',
    ],
    [
      'Justerbara fötter gör att den står rakt även på gamla golv.',
      'Justerbare fødder får den til at stå lige, også på gamle gulve.',
      'Adjustable feet keep it level on old floors.',
      'Säädettävien jalkojen ansiosta se seisoo suorassa vanhallakin lattialla.',
      'Justerbare føtter gjør at den står rett også på gamle gulv.',
    ],
    [
      'Beslagen är av metall och provade för 40 000 öppningar.',
      'Beslagene er af metal og testet til 40.000 åbninger.',
      'The fittings are metal and tested for 40,000 openings.',
      'Metallihelat on testattu 40 000 avauskerralla.',
      'Beslagene er av metall og testet for 40 000 åpninger.',
    ],
  ],
  shelving: [
    [
      'Hyllplanen är tjocka nog för att hålla sig raka.',
      'Hylderne er tykke nok til at holde sig lige.',
      'The shelves are thick enough to stay straight.',
      'Hyllylevyt ovat riittävän paksuja pysyäkseen suorina.',
      'Hylleplatene er tykke nok til å holde seg rette.',
    ],
    [
      'Skruvar och pluggar för gips, betong och trä följer med.',
      'Skruer og rawlplugs til gips, beton og træ følger med.',
      'Screws and plugs for plaster, concrete and wood are included.',
      'Ruuvit ja tulpat kipsille, betonille ja puulle sisältyvät.',
      'Skruer og plugger for gips, betong og tre følger med.',
    ],
    [
      'Bygg på med fler av samma serie, så får hela väggen samma rytm.',
      'Byg videre med flere fra samme serie, så får hele væggen samme rytme.',
      'Add more from the series and the whole wall keeps one rhythm.',
      'Lisää saman sarjan osia, niin koko seinä saa yhtenäisen rytmin.',
      'Bygg på med flere fra samme serie, så får hele veggen samme rytme.',
    ],
  ],
  bed: [
    [
      'Alla delar går att byta var för sig om något skulle gå sönder.',
      'Alle dele kan udskiftes hver for sig, hvis noget går i stykker.',
      'Every part can be replaced separately should anything break.',
      'Jokaisen osan voi vaihtaa erikseen, jos jokin hajoaa.',
      'Alle deler kan byttes hver for seg om noe skulle gå i stykker.',
    ],
    [
      'Provad för betydligt mer vikt än den får bära i vardagen.',
      'Testet til betydeligt mere vægt, end den skal bære i hverdagen.',
      'Tested for far more weight than everyday life will bring.',
      'Testattu selvästi suuremmalla painolla kuin arjessa tarvitaan.',
      'Testet for betydelig mer vekt enn den må bære i hverdagen.',
    ],
    [
      'Levereras i kartonger som går runt hörnet i trappan.',
      'Leveres i kasser, der kan komme rundt om hjørnet på trappen.',
      'Delivered in boxes that make it round the bend in the stairs.',
      'Toimitetaan laatikoissa, jotka mahtuvat portaiden käännöksestä.',
      'Leveres i esker som kommer rundt svingen i trappa.',
    ],
  ],
  small: [
    [
      'Varje del kontrolleras innan den packas.',
      'Hver del kontrolleres, inden den pakkes.',
      'Every piece is checked before it is packed.',
      'Jokainen kappale tarkastetaan ennen pakkaamista.',
      'Hver del kontrolleres før den pakkes.',
    ],
    [
      'En sak som är lätt att ge bort och svår att skiljas från.',
      'En ting, der er let at give væk og svær at skilles fra.',
      'Easy to give away and hard to part with.',
      'Helppo antaa lahjaksi, vaikea luopua.',
      'En ting som er lett å gi bort og vanskelig å skille seg fra.',
    ],
    [
      'Gjord för att användas och inte bara ställas undan.',
      'Lavet til at blive brugt, ikke bare stillet væk.',
      'Made to be used, not just put away.',
      'Tehty käyttöön, ei kaapin perälle.',
      'Laget for å brukes, ikke bare settes bort.',
    ],
  ],
  lamp: [
    [
      'Passar lampor med sockel E27; välj ett varmt sken på 2 700 kelvin.',
      'Passer til pærer med E27-fatning; vælg et varmt skær på 2.700 kelvin.',
      'Takes E27 bulbs; choose a warm 2,700 kelvin.',
      'Kantaan sopii E27-lamppu; valitse lämmin 2 700 kelvinin sävy.',
      'Passer pærer med E27-sokkel; velg et varmt skjær på 2700 kelvin.',
    ],
    [
      'Ljuskällan säljs separat, så att du kan välja ljus efter rummet.',
      'Lyskilden sælges separat, så du kan vælge lys efter rummet.',
      'The bulb is sold separately, so that you can choose light to suit the room.',
      'Valonlähde myydään erikseen, joten voit valita valon huoneen mukaan.',
      'Lyskilden selges separat, så du kan velge lys etter rommet.',
    ],
    [
      'Sladden är klädd i textil i samma ton som lampan.',
      'Ledningen er beklædt med stof i samme tone som lampen.',
      'The lead is covered in fabric of the same tone as the lamp.',
      'Johto on päällystetty valaisimen sävyisellä kankaalla.',
      'Ledningen er trukket med stoff i samme tone som lampen.',
    ],
  ],
  textile: [
    [
      'Färgen är testad för att hålla i ljusa rum med stora fönster.',
      'Farven er testet til at holde i lyse rum med store vinduer.',
      'The colour is tested to last in bright rooms with large windows.',
      'Värin kesto on testattu valoisissa, suuri-ikkunaisissa huoneissa.',
      'Fargen er testet for å holde i lyse rom med store vinduer.',
    ],
    [
      'Vävd i ett väveri som har gjort samma sak i tre generationer.',
      'Vævet på et væveri, der har gjort det samme i tre generationer.',
      'Woven in a mill that has done the same for three generations.',
      'Kudottu kutomossa, jossa on tehty samaa työtä kolmen sukupolven ajan.',
      'Vevd i et veveri som har gjort det samme i tre generasjoner.',
    ],
    [
      'Små variationer i ton och mått hör till och gör det levande.',
      'Små variationer i tone og mål hører til og gør det levende.',
      'Slight variations in tone and size belong to it and bring it to life.',
      'Pienet sävy- ja mittaerot kuuluvat asiaan ja tekevät siitä elävän.',
      'Små variasjoner i tone og mål hører til og gjør det levende.',
    ],
  ],
  outdoor: [
    [
      'Klarar att stå ute från mars till oktober; täck över eller ställ in inför vintern.',
      'Kan stå ude fra marts til oktober; dæk til, eller sæt ind til vinteren.',
      'Stays outside from March to October; cover it or bring it in for winter.',
      'Voi olla ulkona maaliskuusta lokakuuhun; suojaa tai siirrä sisään talveksi.',
      'Kan stå ute fra mars til oktober; dekk til eller sett inn for vinteren.',
    ],
    [
      'Alla skruvar är av rostfritt stål.',
      'Alle skruer er af rustfrit stål.',
      'All screws are stainless steel.',
      'Kaikki ruuvit ovat ruostumatonta terästä.',
      'Alle skruer er av rustfritt stål.',
    ],
    [
      'Provat i kustklimat, där salt och vind är värst.',
      'Testet i kystklima, hvor salt og vind er værst.',
      'Tested on the coast, where salt and wind are at their worst.',
      'Testattu rannikolla, missä suola ja tuuli ovat pahimmillaan.',
      'Testet i kystklima, der salt og vind er verst.',
    ],
  ],
} as const satisfies Record<string, readonly LocalRow[]>

export type Family = keyof typeof families
