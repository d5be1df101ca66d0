import { demoNote, type PageSketch } from './page-sketch.ts'

export const contact: PageSketch = {
  aliases: ['kundtjanst', 'kundeservice', 'customer-service', 'asiakaspalvelu', 'kundeservice'],
  titles: ['Kundtjänst', 'Kundeservice', 'Customer service', 'Asiakaspalvelu', 'Kundeservice'],
  leads: [
    'Fråga oss före köpet eller efter. Vi svarar på vardagar, ofta samma dag.',
    'Spørg os før købet eller efter. Vi svarer på hverdage, ofte samme dag.',
    'Ask us before you buy or after. We answer on weekdays, often the same day.',
    'Kysy ennen ostoa tai sen jälkeen. Vastaamme arkisin, usein samana päivänä.',
    'Spør oss før kjøpet eller etter. Vi svarer på virkedager, ofte samme dag.',
  ],
  sections: [
    {
      title: ['Skriv till oss', 'Skriv til os', 'Write to us', 'Kirjoita meille', 'Skriv til oss'],
      text: [
        [
          '<a href="mailto:kundtjanst@hemvist.example">kundtjanst@hemvist.example</a>, vardagar 9–17. Skriv gärna ordernumret, så går det fortare.',
          '<a href="mailto:kundtjanst@hemvist.example">kundtjanst@hemvist.example</a>, hverdage 9–17. Skriv gerne ordrenummeret, så går det hurtigere.',
          '<a href="mailto:kundtjanst@hemvist.example">kundtjanst@hemvist.example</a>, weekdays 9:00–17:00 (CET). Your order number makes it quicker.',
          '<a href="mailto:kundtjanst@hemvist.example">kundtjanst@hemvist.example</a>, arkisin 10–18. Tilausnumero nopeuttaa asiaa.',
          '<a href="mailto:kundtjanst@hemvist.example">kundtjanst@hemvist.example</a>, virkedager 9–17. Skriv gjerne ordrenummeret, så går det raskere.',
        ],
        demoNote,
      ],
    },
    {
      title: [
        'Vanliga frågor',
        'Ofte stillede spørgsmål',
        'Common questions',
        'Usein kysyttyä',
        'Vanlige spørsmål',
      ],
      points: [
        [
          'När kommer min order? Se [[delivery|leverans]]. Inloggad följer du den under Mina sidor.',
          'Hvornår kommer min ordre? Se [[delivery|levering]]. Er du logget ind, følger du den på Min konto.',
          'When does my order arrive? See [[delivery|delivery]]. Logged in, you follow it under My account.',
          'Milloin tilaukseni saapuu? Katso [[delivery|toimitus]]. Kirjautuneena seuraat sitä omalla tililläsi.',
          'Når kommer ordren min? Se [[delivery|levering]]. Er du logget inn, følger du den på Min konto.',
        ],
        [
          'Jag har ändrat mig. Se [[returns|ångerrätt och retur]].',
          'Jeg har fortrudt. Se [[returns|fortrydelsesret og retur]].',
          'I have changed my mind. See [[returns|withdrawal and returns]].',
          'Muutin mieleni. Katso [[returns|peruuttaminen ja palautus]].',
          'Jeg har ombestemt meg. Se [[returns|angrerett og retur]].',
        ],
        [
          'Varan är trasig. Se reklamation i [[terms|köpvillkoren]] och skriv till oss med en bild.',
          'Varen er i stykker. Se reklamation i [[terms|købsvilkårene]], og skriv til os med et billede.',
          'Something is broken. See faulty goods in the [[terms|terms]] and write to us with a picture.',
          'Tuote on rikki. Katso virhevastuu [[terms|ostoehdoista]] ja lähetä meille kuva.',
          'Varen er ødelagt. Se reklamasjon i [[terms|kjøpsvilkårene]], og skriv til oss med et bilde.',
        ],
        [
          'Får möbeln plats? Se [[sizes|måttguiden]].',
          'Er der plads til møblet? Se [[sizes|målguiden]].',
          'Will it fit? See the [[sizes|size guide]].',
          'Mahtuuko se? Katso [[sizes|mittaopas]].',
          'Får møbelet plass? Se [[sizes|målguiden]].',
        ],
      ],
    },
  ],
}
