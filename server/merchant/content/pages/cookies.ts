import type { PageSketch } from './page-sketch.ts'

export const cookies: PageSketch = {
  aliases: ['kakor', 'cookies', 'cookies', 'evasteet', 'informasjonskapsler'],
  titles: ['Kakor', 'Cookies', 'Cookies', 'Evästeet', 'Informasjonskapsler'],
  leads: [
    'En kaka är en liten textrad som din webbläsare sparar åt oss. Butiken klarar sig med få.',
    'En cookie er en lille tekst, som din browser gemmer for os. Butikken klarer sig med få.',
    'A cookie is a short line of text that your browser keeps for us. This shop needs only a few.',
    'Eväste on lyhyt tekstirivi, jonka selaimesi tallentaa puolestamme. Kauppa pärjää muutamalla.',
    'En informasjonskapsel er en kort tekst som nettleseren din lagrer for oss. Butikken klarer seg med få.',
  ],
  sections: [
    {
      title: ['Nödvändiga', 'Nødvendige', 'Necessary', 'Välttämättömät', 'Nødvendige'],
      text: [
        [
          'De här behövs för det du ber om, och frågas det därför inte om.',
          'Disse er nødvendige for det, du beder om, og derfor spørger vi ikke.',
          'These are needed for what you ask us to do, so we do not ask about them.',
          'Näitä tarvitaan siihen, mitä pyydät, joten niistä ei kysytä.',
          'Disse trengs for det du ber om, og derfor spør vi ikke.',
        ],
      ],
      points: [
        [
          'ralph-cart: vilken varukorg som är din.',
          'ralph-cart: hvilken kurv der er din.',
          'ralph-cart: which cart is yours.',
          'ralph-cart: mikä ostoskori on sinun.',
          'ralph-cart: hvilken handlekurv som er din.',
        ],
        [
          'ralph-auth, ralph-auth-refresh, ralph-user, ralph-user-maxage: att du är inloggad. Sju dagar, eller 30 minuter om du inte vill bli ihågkommen.',
          'ralph-auth, ralph-auth-refresh, ralph-user, ralph-user-maxage: at du er logget ind. Syv dage, eller 30 minutter hvis du ikke vil huskes.',
          'ralph-auth, ralph-auth-refresh, ralph-user, ralph-user-maxage: that you are logged in. Seven days, or 30 minutes if you do not want to be remembered.',
          'ralph-auth, ralph-auth-refresh, ralph-user, ralph-user-maxage: kirjautumisesi. Seitsemän päivää, tai 30 minuuttia jos et halua pysyä kirjautuneena.',
          'ralph-auth, ralph-auth-refresh, ralph-user, ralph-user-maxage: at du er logget inn. Sju dager, eller 30 minutter hvis du ikke vil bli husket.',
        ],
        [
          'ralph-device: att någon har loggat in från den här webbläsaren, så att andras försök att gissa lösenordet inte hindrar dig. Ett år.',
          'ralph-device: at nogen har logget ind fra denne browser, så andres forsøg på at gætte adgangskoden ikke hindrer dig. Et år.',
          'ralph-device: that somebody has logged in from this browser, so that others who guess at the password do not hold you up. One year.',
          'ralph-device: että tällä selaimella on kirjauduttu, jotta muiden salasana-arvaukset eivät estä sinua. Vuosi.',
          'ralph-device: at noen har logget inn fra denne nettleseren, så andres forsøk på å gjette passordet ikke hindrer deg. Ett år.',
        ],
        [
          'ralph-selected-market, ralph-checkout-market, ralph-user-type: land, och om du handlar som privatperson eller företag.',
          'ralph-selected-market, ralph-checkout-market, ralph-user-type: land, og om du handler som privat eller virksomhed.',
          'ralph-selected-market, ralph-checkout-market, ralph-user-type: country, and whether you shop privately or for a business.',
          'ralph-selected-market, ralph-checkout-market, ralph-user-type: maa ja se, ostatko yksityishenkilönä vai yrityksenä.',
          'ralph-selected-market, ralph-checkout-market, ralph-user-type: land, og om du handler privat eller som bedrift.',
        ],
        [
          'ralph-persisted-states: dina favoriter och val. Ett år.',
          'ralph-persisted-states: dine favoritter og valg. Et år.',
          'ralph-persisted-states: your favourites and choices. One year.',
          'ralph-persisted-states: suosikkisi ja valintasi. Vuosi.',
          'ralph-persisted-states: favorittene og valgene dine. Ett år.',
        ],
      ],
    },
    {
      title: [
        'Statistik och marknadsföring',
        'Statistik og markedsføring',
        'Statistics and marketing',
        'Tilastot ja markkinointi',
        'Statistikk og markedsføring',
      ],
      text: [
        [
          'Sådana kakor sätts bara om du har sagt ja, och demobutiken har inga.',
          'Den slags cookies sættes kun, hvis du har sagt ja, og demobutikken har ingen.',
          'Such cookies are set only if you have said yes, and this demo shop has none.',
          'Tällaisia evästeitä asetetaan vain suostumuksellasi, eikä esittelykaupassa ole niitä.',
          'Slike informasjonskapsler settes bare hvis du har sagt ja, og demobutikken har ingen.',
        ],
      ],
    },
    {
      title: ['Ta bort', 'Slet', 'Removing them', 'Poistaminen', 'Slett'],
      text: [
        [
          'Du kan när som helst ta bort kakor i webbläsarens inställningar. Då töms varukorgen och du blir utloggad. Hur uppgifter annars behandlas står under [[privacy|personuppgifter]].',
          'Du kan altid slette cookies i browserens indstillinger. Så tømmes kurven, og du logges ud. Hvordan oplysninger ellers behandles, står under [[privacy|persondata]].',
          'You can remove cookies in your browser’s settings at any time. The cart is then empty and you are logged out. How data is processed otherwise is told under [[privacy|privacy]].',
          'Voit poistaa evästeet selaimen asetuksista milloin tahansa. Silloin ostoskori tyhjenee ja sinut kirjataan ulos. Muusta tietojen käsittelystä kerrotaan kohdassa [[privacy|tietosuoja]].',
          'Du kan når som helst slette informasjonskapsler i nettleserens innstillinger. Da tømmes handlekurven og du logges ut. Hvordan opplysninger ellers behandles, står under [[privacy|personvern]].',
        ],
      ],
    },
  ],
}
