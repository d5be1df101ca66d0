import type { KindSketch } from './kinds.ts'

/** Shelves, hall furniture and boxes. */
export const storage = {
  shelf: {
    family: 'shelving',
    openers: [
      [
        'En hylla som tål en hel boksamling utan att bågna.',
        'En reol, der tåler en hel bogsamling uden at bue.',
        'A shelf that takes a whole library without bowing.',
        'Hylly kestää kokonaisen kirjaston taipumatta.',
        'En hylle som tåler en hel boksamling uten å bøye seg.',
      ],
      [
        'Öppen, luftig och lätt att möblera om när samlingen växer.',
        'Åben, luftig og let at lave om på, når samlingen vokser.',
        'Open, airy and easy to rearrange as the collection grows.',
        'Avoin, ilmava ja helppo järjestää uudelleen, kun kokoelma kasvaa.',
        'Åpen, luftig og lett å ommøblere når samlingen vokser.',
      ],
    ],
    features: [
      [
        'Hyllplanen bär 30 kilo vardera när de är jämnt lastade.',
        'Hver hylde bærer 30 kilo, når vægten er jævnt fordelt.',
        'Each shelf carries 30 kilos when evenly loaded.',
        'Jokainen hyllylevy kantaa 30 kiloa tasaisesti kuormattuna.',
        'Hver hylleplate bærer 30 kilo når vekten er jevnt fordelt.',
      ],
      [
        'Stabil med väggfäste, och fin även som avdelare mellan två zoner.',
        'Stabil med vægbeslag og fin som deler mellem to zoner.',
        'Stable with its wall fixing, and good as a divider between two zones.',
        'Seinäkiinnike vakauttaa; sopii myös jakamaan tilaa kahtia.',
        'Stabil med veggfeste, og fin som deler mellom to soner.',
      ],
    ],
  },
  'wall-shelf': {
    family: 'shelving',
    openers: [
      [
        'En vägghylla för några få saker som förtjänar att synas.',
        'En væghylde til de få ting, der fortjener at blive set.',
        'A wall shelf for the few things that deserve to be seen.',
        'Seinähylly niille harvoille esineille, jotka ansaitsevat näkyä.',
        'En vegghylle for de få tingene som fortjener å bli sett.',
      ],
      [
        'Golvet förblir fritt, och väggen får något att göra.',
        'Gulvet forbliver frit, og væggen får noget at lave.',
        'The floor stays free, and the wall gets something to do.',
        'Lattia pysyy vapaana, ja seinä pääsee hyötykäyttöön.',
        'Gulvet holdes fritt, og veggen får noe å gjøre.',
      ],
    ],
    features: [
      [
        'Upphängningen är dold; mall för borrhålen följer med.',
        'Ophænget er skjult; skabelon til borehullerne følger med.',
        'The fixing is hidden, and a drilling template is included.',
        'Kiinnitys jää piiloon; poraussapluuna tulee mukana.',
        'Opphenget er skjult; mal for borehullene følger med.',
      ],
      [
        'Häng flera i rad eller på olika höjd över skänken.',
        'Hæng flere på række eller i forskellige højder over skænken.',
        'Hang several in a row or at different heights over a sideboard.',
        'Ripusta useita rinnakkain tai eri korkeuksille senkin ylle.',
        'Heng flere på rad eller i ulik høyde over skjenken.',
      ],
    ],
  },
  'storage-box': {
    family: 'small',
    openers: [
      [
        'En låda att stoppa undan vardagen i.',
        'En kasse at gemme hverdagen væk i.',
        'A box to put everyday life away in.',
        'Laatikko, johon arki menee piiloon.',
        'En kasse å gjemme hverdagen i.',
      ],
      [
        'Fin nog att stå framme, tålig nog att släpas runt.',
        'Pæn nok til at stå fremme, robust nok til at blive slæbt rundt.',
        'Good enough to leave out, tough enough to be dragged about.',
        'Riittävän kaunis esille ja riittävän kestävä raahattavaksi.',
        'Pen nok til å stå fremme, solid nok til å bli dratt rundt.',
      ],
    ],
    features: [
      [
        'Handtagen är uttagna i sidan och snälla mot fingrarna.',
        'Grebene er skåret ud i siden og skånsomme mod fingrene.',
        'The handles are cut into the sides and kind to fingers.',
        'Kädensijat on työstetty sivuihin, eivätkä ne paina sormia.',
        'Håndtakene er frest ut i siden og snille mot fingrene.',
      ],
      [
        'Flera lådor kan staplas på varandra.',
        'Flere kasser kan stables oven på hinanden.',
        'Several boxes stack on top of one another.',
        'Useamman laatikon voi pinota päällekkäin.',
        'Flere kasser kan stables oppå hverandre.',
      ],
    ],
  },
  trolley: {
    family: 'cabinet',
    openers: [
      [
        'Förvaring på hjul som kommer dit du är.',
        'Opbevaring på hjul, der kommer derhen, hvor du er.',
        'Storage on wheels that comes to where you are.',
        'Säilytystä pyörillä: se tulee sinne missä olet.',
        'Oppbevaring på hjul som kommer dit du er.',
      ],
      [
        'Rulla fram den när den behövs och in under bordet när den inte gör det.',
        'Rul den frem, når den skal bruges, og ind under bordet, når den ikke skal.',
        'Roll it out when wanted and under the table when not.',
        'Rullaa se esiin tarvittaessa ja pöydän alle muulloin.',
        'Rull den frem når den trengs, og inn under bordet når den ikke gjør det.',
      ],
    ],
    features: [
      [
        'Två av hjulen går att låsa.',
        'To af hjulene kan låses.',
        'Two of the wheels lock.',
        'Kaksi pyörää on lukittavia.',
        'To av hjulene kan låses.',
      ],
      [
        'Tre nivåer, en för varje sorts röra.',
        'Tre niveauer, ét til hver slags rod.',
        'Three levels, one for each kind of clutter.',
        'Kolme tasoa, yksi kullekin sekamelskalle.',
        'Tre nivåer, ett for hver type rot.',
      ],
    ],
  },
  'coat-rack': {
    family: 'small',
    openers: [
      [
        'En klädhängare som tar emot rockar, väskor och gäster.',
        'En stumtjener, der tager imod frakker, tasker og gæster.',
        'A coat stand that welcomes coats, bags and guests.',
        'Naulakko ottaa vastaan takit, laukut ja vieraat.',
        'En stumtjener som tar imot frakker, vesker og gjester.',
      ],
      [
        'Smal nog för hallen, stark nog för vinterns alla lager.',
        'Smal nok til entréen, stærk nok til vinterens mange lag.',
        'Slim enough for the hall, strong enough for winter layers.',
        'Riittävän kapea eteiseen ja luja talven vaatekerroksille.',
        'Smal nok til gangen, sterk nok for vinterens mange lag.',
      ],
    ],
    features: [
      [
        'Krokarna sitter på olika höjd, så att även den minsta når.',
        'Krogene sidder i forskellig højde, så også den mindste kan nå.',
        'The hooks are set at different heights, so that even the smallest can reach.',
        'Koukut ovat eri korkeuksilla, joten pieninkin yltää.',
        'Krokene sitter i ulik høyde, så også den minste når opp.',
      ],
      [
        'Foten är viktad och tippar inte när ena sidan blir tung.',
        'Foden er vægtet og vælter ikke, når den ene side bliver tung.',
        'The base is weighted and does not tip when one side is heavy.',
        'Painotettu jalusta ei kaadu, vaikka toinen puoli olisi raskas.',
        'Foten er vektet og velter ikke når den ene siden blir tung.',
      ],
    ],
  },
  'room-divider': {
    family: 'small',
    openers: [
      [
        'En rumsavdelare som ger ett hörn åt sängen, skrivbordet eller bara lugnet.',
        'En rumdeler, der giver et hjørne til sengen, skrivebordet eller bare roen.',
        'A screen that makes a corner for the bed, the desk or simply for peace.',
        'Tilanjakaja rajaa nurkan sängylle, työpöydälle tai pelkälle rauhalle.',
        'En romdeler som gir et hjørne til senga, skrivebordet eller bare roen.',
      ],
      [
        'Delar rummet utan att stänga ute ljuset.',
        'Deler rummet uden at lukke lyset ude.',
        'Divides the room without shutting out the light.',
        'Jakaa huoneen sulkematta valoa ulos.',
        'Deler rommet uten å stenge lyset ute.',
      ],
    ],
    features: [
      [
        'Gångjärnen viks åt båda håll.',
        'Hængslerne kan foldes til begge sider.',
        'The hinges fold both ways.',
        'Saranat taittuvat molempiin suuntiin.',
        'Hengslene kan foldes begge veier.',
      ],
      [
        'Hopfälld tar den inte mer plats än en tavla mot väggen.',
        'Sammenfoldet fylder den ikke mere end et billede op ad væggen.',
        'Folded, it takes no more space than a picture against the wall.',
        'Kokoon taitettuna se vie tilaa kuin seinään nojaava taulu.',
        'Sammenfoldet tar den ikke mer plass enn et bilde mot veggen.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
