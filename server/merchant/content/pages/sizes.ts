import type { PageSketch } from './page-sketch.ts'

export const sizes: PageSketch = {
  aliases: ['mattguide', 'maalguide', 'size-guide', 'mittaopas', 'malguide'],
  titles: ['Måttguide', 'Målguide', 'Size guide', 'Mittaopas', 'Målguide'],
  leads: [
    'Tio minuter med måttband sparar en soffa i trapphuset.',
    'Ti minutter med et målebånd sparer dig for en sofa i trappeopgangen.',
    'Ten minutes with a tape measure keep a sofa from getting stuck on the stairs.',
    'Kymmenen minuuttia mittanauhan kanssa säästää sohvan rappukäytävältä.',
    'Ti minutter med målebånd sparer deg for en sofa i trappeoppgangen.',
  ],
  picture: {
    file: 'scene-dining-room-2.jpg',
    words: [
      'Ett matbord med stolar runt om',
      'Et spisebord med stole omkring',
      'A dining table with chairs around it',
      'Ruokapöytä ja tuoleja sen ympärillä',
      'Et spisebord med stoler rundt',
    ],
  },
  sections: [
    {
      title: ['Vägen in', 'Vejen ind', 'The way in', 'Reitti sisään', 'Veien inn'],
      points: [
        [
          'Mät dörrarnas fria öppning: bredd och höjd mellan karmarna.',
          'Mål dørenes frie åbning: bredde og højde mellem karmene.',
          'Measure the clear opening of each door: width and height between the frames.',
          'Mittaa ovien vapaa aukko: leveys ja korkeus karmien välistä.',
          'Mål den frie åpningen i dørene: bredde og høyde mellom karmene.',
        ],
        [
          'Mät hissen, och trappans trängsta sväng.',
          'Mål elevatoren og trappens snævreste sving.',
          'Measure the lift, and the tightest turn of the stairs.',
          'Mittaa hissi ja rappujen ahtain käännös.',
          'Mål heisen og trappens trangeste sving.',
        ],
        [
          'Jämför med paketets mått. Höjden på en soffa utan ben är oftast det minsta måttet.',
          'Sammenlign med pakkens mål. Højden på en sofa uden ben er oftest det mindste mål.',
          'Compare with the size of the package. A sofa’s height without legs is usually its smallest measure.',
          'Vertaa pakkauksen mittoihin. Sohvan korkeus ilman jalkoja on yleensä pienin mitta.',
          'Sammenlign med pakkens mål. Høyden på en sofa uten ben er oftest det minste målet.',
        ],
      ],
    },
    {
      title: [
        'Runt bordet',
        'Omkring bordet',
        'Around the table',
        'Pöydän ympärillä',
        'Rundt bordet',
      ],
      points: [
        [
          '60\u00a0cm bordskant för varje person.',
          '60\u00a0cm bordkant til hver person.',
          '60\u00a0cm of table edge for each person.',
          '60\u00a0cm pöydänreunaa henkilöä kohti.',
          '60\u00a0cm bordkant til hver person.',
        ],
        [
          '75\u00a0cm bakom stolen för att resa sig, 90\u00a0cm där någon ska gå förbi.',
          '75\u00a0cm bag stolen til at rejse sig, 90\u00a0cm hvor nogen skal forbi.',
          '75\u00a0cm behind a chair to get up, 90\u00a0cm where somebody walks past.',
          '75\u00a0cm tuolin takana nousemista varten, 90\u00a0cm kulkureitillä.',
          '75\u00a0cm bak stolen for å reise seg, 90\u00a0cm der noen skal forbi.',
        ],
        [
          '25–30\u00a0cm mellan sits och bordsskiva.',
          '25–30\u00a0cm mellem sæde og bordplade.',
          '25–30\u00a0cm between seat and table top.',
          '25–30\u00a0cm istuimen ja pöytälevyn väliin.',
          '25–30\u00a0cm mellom sete og bordplate.',
        ],
      ],
    },
    {
      title: [
        'Soffa och matta',
        'Sofa og tæppe',
        'Sofa and rug',
        'Sohva ja matto',
        'Sofa og teppe',
      ],
      points: [
        [
          '40–45\u00a0cm mellan soffa och soffbord.',
          '40–45\u00a0cm mellem sofa og sofabord.',
          '40–45\u00a0cm between sofa and coffee table.',
          '40–45\u00a0cm sohvan ja sohvapöydän väliin.',
          '40–45\u00a0cm mellom sofa og salongbord.',
        ],
        [
          'Mattan får gärna gå in under soffans framben och sticka ut 20\u00a0cm på var sida.',
          'Tæppet må gerne gå ind under sofaens forben og stikke 20\u00a0cm ud til hver side.',
          'Let the rug reach under the front legs of the sofa and 20\u00a0cm out on each side.',
          'Maton reuna saa ulottua sohvan etujalkojen alle ja 20\u00a0cm molemmille sivuille.',
          'Teppet kan gjerne gå inn under sofaens forben og stikke 20\u00a0cm ut på hver side.',
        ],
      ],
    },
    {
      title: ['Sängen', 'Sengen', 'The bed', 'Sänky', 'Sengen'],
      points: [
        [
          'Sängen ska vara 20\u00a0cm längre än den längsta som sover i den.',
          'Sengen skal være 20\u00a0cm længere end den højeste, der sover i den.',
          'A bed should be 20\u00a0cm longer than the tallest person in it.',
          'Sängyn tulee olla 20\u00a0cm pisintä nukkujaa pidempi.',
          'Sengen bør være 20\u00a0cm lengre enn den høyeste som sover i den.',
        ],
        [
          '70\u00a0cm fri gång på minst en sida, helst två.',
          '70\u00a0cm fri plads på mindst én side, helst to.',
          '70\u00a0cm free on at least one side, better on two.',
          '70\u00a0cm vapaata tilaa vähintään yhdellä, mieluiten kahdella sivulla.',
          '70\u00a0cm fri gang på minst én side, helst to.',
        ],
      ],
    },
  ],
}
