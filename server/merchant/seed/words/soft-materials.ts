import type { MaterialSketch } from './materials.ts'

/** What is woven, knitted or tanned. */
export const softMaterials = {
  fabric: {
    label: ['Tyg', 'Stof', 'Fabric', 'Kangas', 'Stoff'],
    care: 'vacuum',
    sentences: [
      [
        'Tyget är tätt vävt av återvunnen polyester och klarar vardagens slitage utan att noppra sig.',
        'Stoffet er tætvævet af genanvendt polyester og klarer hverdagens slid uden at fnulre.',
        'The fabric is densely woven from recycled polyester and takes everyday wear without pilling.',
        'Kangas on kudottu tiiviiksi kierrätyspolyesteristä, ja se kestää arjen kulutusta nyppyyntymättä.',
        'Stoffet er tettvevd av resirkulert polyester og tåler hverdagens slitasje uten å nuppe.',
      ],
      [
        'Vävens melerade garn ger liv åt ytan och förlåter en och annan fläck.',
        'Det melerede garn giver overfladen liv og tilgiver en plet i ny og næ.',
        'The mixed yarns give the surface life and forgive the odd stain.',
        'Meleerattu lanka elävöittää pintaa ja antaa pienet tahrat anteeksi.',
        'Det melerte garnet gir liv til overflaten og tilgir en og annen flekk.',
      ],
      [
        'Klädseln har provats för 60 000 nötningar, mer än dubbelt av vad ett hem kräver.',
        'Betrækket er testet til 60.000 gnidninger, mere end det dobbelte af hvad et hjem kræver.',
        'The cover is tested to 60,000 rubs, more than twice what a home asks for.',
        'Verhoilu on testattu 60 000 hankauskerralla, yli kaksi kertaa enemmän kuin koti vaatii.',
        'Trekket er testet for 60 000 slitasjerunder, mer enn dobbelt så mye som et hjem krever.',
      ],
    ],
  },
  boucle: {
    label: ['Bouclé', 'Bouclé', 'Bouclé', 'Bouclé', 'Bouclé'],
    care: 'vacuum',
    sentences: [
      [
        'Bouclégarnets små öglor fångar ljuset och ger en yta man gärna stryker handen över.',
        'Bouclégarnets små løkker fanger lyset og giver en overflade, man får lyst til at røre ved.',
        'The small loops of the bouclé yarn catch the light and invite a hand.',
        'Bouclélangan pienet silmukat vangitsevat valon ja houkuttelevat koskettamaan.',
        'Bouclégarnets små løkker fanger lyset og gir en overflate man får lyst til å stryke over.',
      ],
      [
        'Mjuk, krusig bouclé gör formen rundare och rummet lugnare.',
        'Blød, kruset bouclé gør formen rundere og rummet roligere.',
        'Soft, curly bouclé makes the shape rounder and the room calmer.',
        'Pehmeä, kihara bouclé pyöristää muotoa ja rauhoittaa huonetta.',
        'Myk, kruset bouclé gjør formen rundere og rommet roligere.',
      ],
      [
        'Den tjocka bouclén håller formen väl och döljer små spår av liv.',
        'Den tykke bouclé holder formen godt og skjuler små spor af liv.',
        'The thick bouclé keeps its shape well and hides small traces of life.',
        'Paksu bouclé pitää muotonsa hyvin ja kätkee elämän pienet jäljet.',
        'Den tykke bouclén holder formen godt og skjuler små spor av liv.',
      ],
    ],
  },
  velvet: {
    label: ['Sammet', 'Velour', 'Velvet', 'Sametti', 'Fløyel'],
    care: 'vacuum',
    sentences: [
      [
        'Sammeten skiftar ton när ljuset vandrar och ger rummet djup även på kvällen.',
        'Velouren skifter tone, når lyset flytter sig, og giver rummet dybde også om aftenen.',
        'The velvet shifts in tone as the light moves and gives the room depth at night too.',
        'Sametin sävy vaihtelee valon mukana ja tuo huoneeseen syvyyttä iltaisinkin.',
        'Fløyelen skifter tone når lyset flytter seg, og gir rommet dybde også om kvelden.',
      ],
      [
        'Den kortluggade sammeten är lätt att hålla ren: borsta, så reser sig ytan igen.',
        'Den korte luv er let at holde ren: børst, så rejser overfladen sig igen.',
        'The short pile is easy to keep clean: brush it, and it rises again.',
        'Lyhytnukkainen sametti on helppo pitää puhtaana: harjaa, niin pinta nousee taas.',
        'Den korte luggen er lett å holde ren: børst, så reiser overflaten seg igjen.',
      ],
      [
        'Matt sammet med mjuk lyster, vävd för att tåla mer än den ser ut att göra.',
        'Mat velour med blød glans, vævet til at holde til mere, end den ser ud til.',
        'Matt velvet with a gentle lustre, woven to stand up to more than it appears to.',
        'Matta sametti hohtaa pehmeästi ja kestää enemmän kuin uskoisi.',
        'Matt fløyel med myk glans, vevd for å tåle mer enn den ser ut til.',
      ],
    ],
  },
  leather: {
    label: ['Läder', 'Læder', 'Leather', 'Nahka', 'Skinn'],
    care: 'leather',
    sentences: [
      [
        'Lädret är helgarvat och får med tiden en patina som berättar att det används.',
        'Læderet er gennemgarvet og får med tiden en patina, der fortæller, at det bliver brugt.',
        'The leather is dyed through and, with time, takes on the patina of use.',
        'Nahka on läpivärjätty ja saa ajan mittaan patinan, josta näkee sen eläneen.',
        'Skinnet er gjennomfarget og får med tiden en patina som forteller at det blir brukt.',
      ],
      [
        'Ytan är lätt att torka av, och små märken hör till ett äkta skinns karaktär.',
        'Overfladen er let at tørre af, og små mærker hører til ægte læders karakter.',
        'The surface wipes clean easily, and small marks belong to the character of real hide.',
        'Pinta on helppo pyyhkiä, ja pienet jäljet kuuluvat aidon nahan luonteeseen.',
        'Overflaten er lett å tørke av, og små merker hører til ekte skinns karakter.',
      ],
      [
        'Mjukt semianilinläder som värms upp snabbt och andas mot kroppen.',
        'Blødt semianilinlæder, der hurtigt bliver varmt og ånder mod kroppen.',
        'Soft semi-aniline leather that warms quickly and breathes against the skin.',
        'Pehmeä semianiliininahka lämpenee nopeasti ja hengittää ihoa vasten.',
        'Mykt semianilinskinn som raskt blir varmt og puster mot kroppen.',
      ],
    ],
  },
  wool: {
    label: ['Ull', 'Uld', 'Wool', 'Villa', 'Ull'],
    care: 'vacuum',
    sentences: [
      [
        'Ull stöter bort smuts av sig själv och håller sig fräsch i många år.',
        'Uld skyer snavs helt af sig selv og holder sig frisk i mange år.',
        'Wool sheds dirt of its own accord and stays fresh for many years.',
        'Villa hylkii likaa luonnostaan ja pysyy raikkaana vuosia.',
        'Ull skyr smuss helt av seg selv og holder seg frisk i mange år.',
      ],
      [
        'Ullen dämpar ljud, värmer på vintern och känns sval på sommaren.',
        'Ulden dæmper lyd, varmer om vinteren og føles sval om sommeren.',
        'The wool softens sound, warms in winter and feels cool in summer.',
        'Villa vaimentaa ääniä, lämmittää talvella ja tuntuu kesällä viileältä.',
        'Ullen demper lyd, varmer om vinteren og kjennes sval om sommeren.',
      ],
      [
        'Garnet är spunnet av nordisk ull och färgat i små partier.',
        'Garnet er spundet af nordisk uld og farvet i små partier.',
        'The yarn is spun from Nordic wool and dyed in small batches.',
        'Lanka on kehrätty pohjoismaisesta villasta ja värjätty pienissä erissä.',
        'Garnet er spunnet av nordisk ull og farget i små partier.',
      ],
    ],
  },
  linen: {
    label: ['Linne', 'Hør', 'Linen', 'Pellava', 'Lin'],
    care: 'wash',
    sentences: [
      [
        'Tvättat linne med den där skrynkliga lättheten som bara blir skönare.',
        'Vasket hør med den krøllede lethed, der kun bliver bedre.',
        'Washed linen with the creased ease that only gets better.',
        'Pesty pellava on rennosti rypyssä ja paranee käytössä.',
        'Vasket lin med den krøllete lettheten som bare blir bedre.',
      ],
      [
        'Linnet har små ojämnheter i tråden, ett tecken på att fibern är naturlig.',
        'Hørren har små ujævnheder i tråden, et tegn på at fiberen er naturlig.',
        'The linen has small slubs in its thread, the sign of a natural fibre.',
        'Pellavalangan pienet paksunnokset kertovat aidosta luonnonkuidusta.',
        'Linet har små ujevnheter i tråden, et tegn på at fiberen er naturlig.',
      ],
      [
        'Linne släpper igenom luft och ljus och mjuknar med åren.',
        'Hør lader luft og lys slippe igennem og bliver blødere med årene.',
        'Linen lets air and light through and softens over the years.',
        'Pellava päästää läpi ilman ja valon ja pehmenee vuosien mittaan.',
        'Lin slipper gjennom luft og lys og blir mykere med årene.',
      ],
    ],
  },
  cotton: {
    label: ['Bomull', 'Bomuld', 'Cotton', 'Puuvilla', 'Bomull'],
    care: 'wash',
    sentences: [
      [
        'Ren bomull är hållbar och lätt att sköta, för den som vill använda sina saker.',
        'Ren bomuld er holdbar og let at passe, til den, der gerne vil bruge sine ting.',
        'Pure cotton is durable and easy to care for, for people who use their things.',
        'Puhdas puuvilla on kestävää ja helppohoitoista, niille jotka käyttävät tavaroitaan.',
        'Ren bomull er slitesterk og lett å stelle, for den som vil bruke tingene sine.',
      ],
      [
        'Bomullen är spunnen av långa fibrer och blir mjukare med tiden.',
        'Bomulden er spundet af lange fibre og bliver blødere med tiden.',
        'The cotton is spun from long fibres and softens with time.',
        'Puuvilla on kehrätty pitkistä kuiduista ja pehmenee ajan myötä.',
        'Bomullen er spunnet av lange fibre og blir mykere med tiden.',
      ],
      [
        'Den tvinnade bomullen ger en tydlig struktur och jämn färg.',
        'Den snoede bomuld giver en tydelig struktur og en jævn farve.',
        'Twisted cotton gives a clear texture and an even colour.',
        'Kierretty puuvilla tuo selkeän pinnan ja tasaisen värin.',
        'Den tvinnede bomullen gir tydelig struktur og jevn farge.',
      ],
    ],
  },
  jute: {
    label: ['Jute', 'Jute', 'Jute', 'Juutti', 'Jute'],
    care: 'vacuum',
    sentences: [
      [
        'Jute är en av de snabbast växande fibrerna och har en doft av sommarlada de första veckorna.',
        'Jute er en af de hurtigst voksende fibre og dufter lidt af høloft de første uger.',
        'Jute is one of the fastest growing fibres and smells faintly of a hay barn for the first weeks.',
        'Juutti on nopeimmin kasvavia kuituja, ja ensimmäiset viikot siinä on hento heinäladon tuoksu.',
        'Jute er en av de raskest voksende fibrene og dufter litt av høyloft de første ukene.',
      ],
      [
        'Flätad för hand av kraftig jute, med den ojämnhet som hör handarbete till.',
        'Flettet i hånden af kraftig jute med de uregelmæssigheder, der hører håndarbejde til.',
        'Braided by hand from strong jute, with the irregularities of handwork.',
        'Punottu käsin vahvasta juutista, käsityölle ominaisine epätasaisuuksineen.',
        'Flettet for hånd av kraftig jute, med de ujevnhetene som hører håndarbeid til.',
      ],
      [
        'Den råa fibern ger värme och struktur åt släta golv och målade väggar.',
        'Den rå fiber giver varme og struktur til glatte gulve og malede vægge.',
        'The raw fibre brings warmth and texture to smooth floors and painted walls.',
        'Raaka kuitu tuo lämpöä ja struktuuria sileille lattioille ja maalatuille seinille.',
        'Den rå fiberen gir varme og struktur til glatte gulv og malte vegger.',
      ],
    ],
  },
  rattan: {
    label: ['Rotting', 'Rattan', 'Rattan', 'Rottinki', 'Rotting'],
    care: 'wipe',
    sentences: [
      [
        'Rottingen är böjd i ånga och flätad för hand, stråle för stråle.',
        'Rattanen er dampbøjet og flettet i hånden, strå for strå.',
        'The rattan is steam-bent and woven by hand, strand by strand.',
        'Rottinki on taivutettu höyryssä ja punottu käsin, säie säikeeltä.',
        'Rottingen er dampbøyd og flettet for hånd, strå for strå.',
      ],
      [
        'Den luftiga flätningen släpper igenom ljuset och kastar fina skuggor.',
        'Den luftige fletning lader lyset slippe igennem og kaster fine skygger.',
        'The airy weave lets light through and casts delicate shadows.',
        'Ilmava punos päästää valon läpi ja piirtää kauniita varjoja.',
        'Den luftige flettingen slipper lyset gjennom og kaster fine skygger.',
      ],
      [
        'Lätt att lyfta, starkt nog att användas varje dag och vackert i alla årstider.',
        'Let at løfte, stærkt nok til hver dag og smukt på alle årstider.',
        'Light to lift, strong enough for every day and lovely in every season.',
        'Kevyt nostaa, riittävän vahva joka päivään ja kaunis kaikkina vuodenaikoina.',
        'Lett å løfte, sterkt nok for hver dag og vakkert i alle årstider.',
      ],
    ],
  },
} as const satisfies Record<string, MaterialSketch>
