import type { LocalText } from '../../catalogue/product-record.ts'
import { localText, localTexts, type LocalRow } from '../local-text.ts'

const rows = {
  scandinavian: {
    label: ['Skandinavisk', 'Skandinavisk', 'Scandinavian', 'Skandinaavinen', 'Skandinavisk'],
    sentences: [
      [
        'Formspråket är ljust, rakt och vänligt, med rötter i nordisk sextiotalsdesign.',
        'Formsproget er lyst, enkelt og venligt med rødder i nordisk tresserdesign.',
        'The design is light, plain and friendly, rooted in the Nordic sixties.',
        'Muotokieli on vaalea, selkeä ja ystävällinen, juuriltaan pohjoismaista 60-lukua.',
        'Formspråket er lyst, enkelt og vennlig, med røtter i nordisk sekstitallsdesign.',
      ],
      [
        'Enkla linjer och mjuka kanter gör det lätt att kombinera med sådant du redan har.',
        'Enkle linjer og bløde kanter gør det let at kombinere med det, du allerede har.',
        'Simple lines and soft edges make it easy to combine with what you already own.',
        'Yksinkertaiset linjat ja pehmeät reunat on helppo yhdistää siihen, mitä kotona jo on.',
        'Enkle linjer og myke kanter gjør det lett å kombinere med det du allerede har.',
      ],
      [
        'Inget är överflödigt, och just därför håller uttrycket.',
        'Intet er overflødigt, og netop derfor holder udtrykket.',
        'Nothing is superfluous, which is exactly why the look lasts.',
        'Mikään ei ole liikaa, ja juuri siksi ilme kestää aikaa.',
        'Ingenting er overflødig, og nettopp derfor holder uttrykket.',
      ],
    ],
  },
  japandi: {
    label: ['Japandi', 'Japandi', 'Japandi', 'Japandi', 'Japandi'],
    sentences: [
      [
        'Här möts japansk stillhet och nordisk värme i enkla former och dova toner.',
        'Her mødes japansk ro og nordisk varme i enkle former og dæmpede toner.',
        'Japanese stillness meets Nordic warmth in simple shapes and muted tones.',
        'Japanilainen hiljaisuus kohtaa pohjoisen lämmön selkeissä muodoissa ja hillityissä sävyissä.',
        'Her møtes japansk ro og nordisk varme i enkle former og dempede toner.',
      ],
      [
        'Uttrycket är stilla, med tomrum som får vara en del av helheten.',
        'Udtrykket er stille med tomrum, der får lov at være en del af helheden.',
        'The expression is quiet, with empty space allowed to be part of the whole.',
        'Ilme on hiljainen, ja tyhjä tila saa olla osa kokonaisuutta.',
        'Uttrykket er stille, med tomrom som får være en del av helheten.',
      ],
      [
        'Hantverket syns i detaljerna snarare än i utsmyckningen.',
        'Håndværket ses i detaljerne snarere end i udsmykningen.',
        'The craft shows in the details rather than in ornament.',
        'Käsityö näkyy yksityiskohdissa pikemmin kuin koristeissa.',
        'Håndverket synes i detaljene snarere enn i utsmykningen.',
      ],
    ],
  },
  modern: {
    label: ['Modern', 'Moderne', 'Modern', 'Moderni', 'Moderne'],
    sentences: [
      [
        'Ett samtida uttryck, mjukt i kanterna, som ändå känns lugnt.',
        'Et nutidigt udtryk, blødt i kanterne, der alligevel føles roligt.',
        'A contemporary look, soft at the edges, that still feels calm.',
        'Ilme on nykyaikainen ja reunoiltaan pehmeä mutta silti rauhallinen.',
        'Et moderne uttrykk, mykt i kantene, som likevel kjennes rolig.',
      ],
      [
        'Proportionerna är generösa och detaljerna få, så att materialet får tala.',
        'Proportionerne er generøse og detaljerne få, så materialet kan tale.',
        'Proportions are generous and details few, so that the material does the talking.',
        'Mittasuhteet ovat reilut ja yksityiskohtia vähän, jotta materiaali pääsee esiin.',
        'Proporsjonene er sjenerøse og detaljene få, slik at materialet får snakke.',
      ],
      [
        'En självklar form för hem där nytt och gammalt får mötas.',
        'En selvfølgelig form til hjem, hvor nyt og gammelt mødes.',
        'An assured shape for homes where old and new meet.',
        'Luonteva muoto kotiin, jossa uusi ja vanha kohtaavat.',
        'En selvfølgelig form for hjem der nytt og gammelt møtes.',
      ],
    ],
  },
  classic: {
    label: ['Klassisk', 'Klassisk', 'Classic', 'Klassinen', 'Klassisk'],
    sentences: [
      [
        'Klassiska proportioner och omsorgsfulla detaljer, utan att bli högtidligt.',
        'Klassiske proportioner og omhyggelige detaljer uden at blive højtideligt.',
        'Classic proportions and careful details, without becoming formal.',
        'Klassiset mittasuhteet ja huolitellut yksityiskohdat ilman turhaa juhlavuutta.',
        'Klassiske proporsjoner og gjennomtenkte detaljer, uten å bli høytidelig.',
      ],
      [
        'En form som har funnits länge och som vi tror på länge till.',
        'En form, der har eksisteret længe, og som vi tror på længe endnu.',
        'A shape that has been with us for long and that we believe in for long to come.',
        'Muoto on ollut olemassa kauan, ja uskomme siihen vielä pitkään.',
        'En form som har eksistert lenge, og som vi tror på lenge ennå.',
      ],
      [
        'Omsorg i varje avslut ger karaktär åt även ett enkelt rum.',
        'Omhu i hver afslutning giver karakter til selv et enkelt rum.',
        'Care in every finish gives character to even a plain room.',
        'Huolellinen viimeistely tuo luonnetta pelkistettyynkin huoneeseen.',
        'Omtanke i hver avslutning gir karakter til selv et enkelt rom.',
      ],
    ],
  },
  industrial: {
    label: ['Industriell', 'Industriel', 'Industrial', 'Teollinen', 'Industriell'],
    sentences: [
      [
        'Uttrycket är lånat från verkstäder och gamla magasin.',
        'Udtrykket er lånt fra værksteder og gamle pakhuse.',
        'The look is borrowed from workshops and old warehouses.',
        'Ilme on lainattu verstaista ja vanhoista makasiineista.',
        'Uttrykket er lånt fra verksteder og gamle pakkhus.',
      ],
      [
        'Robust utan att bli tungt, med ärliga ytor och få åthävor.',
        'Robust uden at blive tungt, med ærlige overflader og få fagter.',
        'Sturdy without being heavy, with honest surfaces and little fuss.',
        'Jykevä olematta raskas: rehellisiä pintoja ilman elkeitä.',
        'Robust uten å bli tungt, med ærlige overflater og få fakter.',
      ],
      [
        'Ett rakt och avskalat uttryck som trivs mot tegel, betong och varmt trä.',
        'Et enkelt og råt udtryk, der trives mod tegl, beton og varmt træ.',
        'A stripped-back look that is at ease with brick, concrete and warm wood.',
        'Pelkistetty ilme viihtyy tiilen, betonin ja lämpimän puun rinnalla.',
        'Et rett og nedstrippet uttrykk som trives mot tegl, betong og varmt tre.',
      ],
    ],
  },
  rustic: {
    label: ['Lantlig', 'Landlig', 'Rustic', 'Maalaisromanttinen', 'Landlig'],
    sentences: [
      [
        'Tåliga ytor och välkända former för ett hem där alla är välkomna.',
        'Robuste overflader og velkendte former til et hjem, hvor alle er velkomne.',
        'Hardy surfaces and familiar shapes for a home where everyone is welcome.',
        'Kestäviä pintoja ja tuttuja muotoja kotiin, johon kaikki ovat tervetulleita.',
        'Robuste overflater og velkjente former for et hjem der alle er velkomne.',
      ],
      [
        'Känslan är sommarstuga: enkelt, varmt och utan krusiduller.',
        'Stemningen er sommerhus: enkelt, varmt og uden dikkedarer.',
        'The mood is summer cottage: simple, warm and without frills.',
        'Tunnelma on kuin kesämökillä: yksinkertainen, lämmin ja konstailematon.',
        'Stemningen er hytte: enkelt, varmt og uten dikkedarer.',
      ],
      [
        'Små ojämnheter hör till och gör vardagen lite snällare.',
        'Små ujævnheder hører til og gør hverdagen lidt venligere.',
        'Small irregularities belong here and make everyday life a little kinder.',
        'Pienet epätasaisuudet kuuluvat asiaan ja tekevät arjesta lempeämpää.',
        'Små ujevnheter hører til og gjør hverdagen litt snillere.',
      ],
    ],
  },
} as const satisfies Record<string, { label: LocalRow; sentences: readonly LocalRow[] }>

export type StyleKey = keyof typeof rows

/** The styles that a collection can have, with their words. */
export const styles = Object.fromEntries(
  Object.entries(rows).map(([key, { label, sentences }]) => [
    key,
    { label: localText(label), sentences: localTexts(sentences) },
  ]),
) as Record<StyleKey, { label: LocalText; sentences: LocalText[] }>

export const styleKeys = Object.keys(rows) as StyleKey[]
