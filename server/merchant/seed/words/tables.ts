import type { KindSketch } from './kinds.ts'

/** Tables and desks. */
export const tables = {
  'dining-table': {
    family: 'table',
    openers: [
      [
        'Ett bord för allt från gröten på morgonen till spelet på kvällen.',
        'Et bord til alt fra morgengrøden til aftenens brætspil.',
        'A table for everything from morning porridge to the evening game.',
        'Pöytä kaikkeen aamupuurosta illan lautapeliin.',
        'Et bord for alt fra morgengrøten til kveldens brettspill.',
      ],
      [
        'Matbordet är husets mittpunkt. Det här är byggt för att vara det länge.',
        'Spisebordet er husets midtpunkt. Dette er bygget til at være det længe.',
        'The dining table is the centre of the house. This one is built to stay there.',
        'Ruokapöytä on kodin keskipiste. Tämä on tehty pysymään sellaisena pitkään.',
        'Spisebordet er husets midtpunkt. Dette er bygget for å være det lenge.',
      ],
      [
        'Ett generöst bord där grytan, ljusen och armbågarna får plats.',
        'Et generøst bord med plads til gryden, lysene og albuerne.',
        'A generous table with room for the pot, the candles and the elbows.',
        'Reilu pöytä, johon mahtuvat pata, kynttilät ja kyynärpäät.',
        'Et sjenerøst bord med plass til gryta, lysene og albuene.',
      ],
    ],
    features: [
      [
        'Benen står långt ut i hörnen, så att ingen hamnar mitt för ett.',
        'Benene står langt ude i hjørnerne, så ingen får et bordben foran sig.',
        'The legs stand well out, so nobody has to sit astride one.',
        'Jalat ovat niin laidoilla, ettei kenenkään tarvitse istua pöydänjalan kohdalla.',
        'Beina står langt ut mot kantene, så ingen får et bordbein foran seg.',
      ],
      [
        'Skivans kant är fasad undertill och ser därför tunnare ut än den är.',
        'Pladens kant er faset på undersiden og ser derfor tyndere ud, end den er.',
        'The edge is bevelled underneath and so looks slimmer than it is.',
        'Kannen reuna on viistetty alta, joten se näyttää todellista ohuemmalta.',
        'Platekanten er skråskåret på undersiden og ser derfor tynnere ut enn den er.',
      ],
    ],
  },
  'coffee-table': {
    family: 'table',
    openers: [
      [
        'Ett soffbord som samlar koppar, tidningar och fötter i strumpor.',
        'Et sofabord, der samler kopper, blade og fødder i strømper.',
        'A coffee table for cups, magazines and feet in socks.',
        'Sohvapöytä kerää kupit, lehdet ja villasukkajalat.',
        'Et sofabord som samler kopper, blader og føtter i ullsokker.',
      ],
      [
        'Lågt och lugnt, med rätt höjd för att nå koppen utan att resa sig.',
        'Lavt og roligt, i den rette højde til at nå koppen uden at rejse sig.',
        'Low and calm, at the right height to reach your cup without getting up.',
        'Matala ja rauhallinen, juuri sopivalla korkeudella kupin tavoittamiseen.',
        'Lavt og rolig, i riktig høyde for å nå koppen uten å reise seg.',
      ],
      [
        'Bordet som gör soffgruppen färdig.',
        'Bordet, der gør sofagruppen færdig.',
        'The table that completes the seating.',
        'Pöytä, joka viimeistelee sohvaryhmän.',
        'Bordet som gjør sofagruppa ferdig.',
      ],
    ],
    features: [
      [
        'Hörnen är rundade, snällt mot både smalben och småbarn.',
        'Hjørnerne er afrundede, venligt mod både skinneben og småbørn.',
        'The corners are rounded, kind to shins and small children.',
        'Pyöristetyt kulmat säästävät sekä sääriä että pikkulapsia.',
        'Hjørnene er avrundet, snilt mot både skinnlegger og småbarn.',
      ],
      [
        'Det är lätt nog att flytta undan när golvet behövs till annat.',
        'Det er let nok til at flytte, når gulvet skal bruges til andet.',
        'It is light enough to move aside when the floor is wanted.',
        'Sen jaksaa siirtää syrjään, kun lattiaa tarvitaan muuhun.',
        'Det er lett nok til å flyttes når gulvet trengs til noe annet.',
      ],
    ],
  },
  'side-table': {
    family: 'table',
    openers: [
      [
        'Ett litet bord för det du vill ha inom räckhåll.',
        'Et lille bord til det, du gerne vil have inden for rækkevidde.',
        'A small table for what you want within reach.',
        'Pieni pöytä sille, minkä haluat käden ulottuville.',
        'Et lite bord for det du vil ha innen rekkevidde.',
      ],
      [
        'Ställ det vid fåtöljen, i fönstret eller bredvid badkaret.',
        'Stil det ved lænestolen, i vinduet eller ved badekarret.',
        'Put it by the armchair, in the window or next to the bath.',
        'Aseta se nojatuolin viereen, ikkunan ääreen tai kylpyammeen luo.',
        'Sett det ved lenestolen, i vinduet eller ved badekaret.',
      ],
    ],
    features: [
      [
        'Skivan rymmer en lampa, en bok och ett glas, men inte så mycket mer.',
        'Pladen rummer en lampe, en bog og et glas, men ikke meget mere.',
        'The top holds a lamp, a book and a glass, and not much more.',
        'Kannelle mahtuu lamppu, kirja ja lasi, ei juuri muuta.',
        'Platen rommer en lampe, en bok og et glass, men ikke så mye mer.',
      ],
      [
        'Två i olika höjd blir ett ovanligt trevligt soffbord.',
        'To i forskellig højde bliver et ualmindeligt rart sofabord.',
        'Two of different heights make an unusually pleasant coffee table.',
        'Kaksi erikorkuista muodostaa harvinaisen mukavan sohvapöydän.',
        'To i ulik høyde blir et uvanlig hyggelig sofabord.',
      ],
    ],
  },
  desk: {
    family: 'table',
    openers: [
      [
        'Ett skrivbord som lämnar plats åt tankarna.',
        'Et skrivebord, der giver plads til tankerne.',
        'A desk that leaves room for thought.',
        'Työpöytä, joka jättää tilaa ajatuksille.',
        'Et skrivebord som gir plass til tankene.',
      ],
      [
        'Arbetsplats på dagen, vackert bord resten av dygnet.',
        'Arbejdsplads om dagen, smukt bord resten af døgnet.',
        'A workplace by day, a handsome table for the rest of it.',
        'Päivisin työpiste, muun ajan kaunis pöytä.',
        'Arbeidsplass om dagen, vakkert bord resten av døgnet.',
      ],
    ],
    features: [
      [
        'Kabelgenomföring i bakkant håller sladdarna borta från skivan.',
        'Kabelgennemføring bagtil holder ledningerne væk fra pladen.',
        'A cable outlet at the back keeps leads off the top.',
        'Takareunan johtoläpivienti pitää johdot poissa kannelta.',
        'Kabelgjennomføring i bakkant holder ledningene unna platen.',
      ],
      [
        'Djupet räcker för skärm, tangentbord och en kopp på behörigt avstånd.',
        'Dybden rækker til skærm, tastatur og en kop på passende afstand.',
        'Deep enough for a screen, a keyboard and a cup at a safe distance.',
        'Syvyys riittää näytölle, näppäimistölle ja kupille turvavälin päässä.',
        'Dybden rekker til skjerm, tastatur og en kopp på trygg avstand.',
      ],
    ],
  },
} as const satisfies Record<string, KindSketch>
