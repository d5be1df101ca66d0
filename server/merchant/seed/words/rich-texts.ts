/**
 * Texts as editors of real shops write them: HTML with headings, lists, links and tables, now and then
 * with a heading of the first rank where the page has its own.
 */
import { channel, type LanguageCode } from '../../channel/markets.ts'
import type { LocalText } from '../../catalogue/product-record.ts'
import { composeText, localText, type LocalRow } from '../local-text.ts'

/** The description of the sofas: a lead, and advice behind it. `[…]` links to the size guide. */
const sofas: LocalRow = [
  '<p>Soffan är hemmets mest använda möbel. Här finns modeller för små rum och stora familjer, i <strong>tyg, sammet, bouclé och läder</strong>.</p><h2>Så väljer du soffa</h2><ul><li><strong>Mät vägen in.</strong> Dörrar, hiss och trappsväng avgör om soffan kommer hela vägen till vardagsrummet. Vår [måttguide] visar hur.</li><li><strong>Provsitt djupet.</strong> 55 cm passar den som sitter upprätt, 65 cm den som hellre drar upp benen.</li><li><strong>Tänk på slitaget.</strong> Med barn och djur hemma är ett tätvävt tyg med avtagbar klädsel tryggast.</li></ul>',
  '<p>Sofaen er hjemmets mest brugte møbel. Her finder du modeller til små stuer og store familier i <strong>stof, velour, bouclé og læder</strong>.</p><h2>Sådan vælger du sofa</h2><ul><li><strong>Mål vejen ind.</strong> Døre, elevator og trappesving afgør, om sofaen når helt ind i stuen. Vores [målguide] viser hvordan.</li><li><strong>Prøv dybden.</strong> 55 cm passer til dig, der sidder ret op, og 65 cm til dig, der helst trækker benene op.</li><li><strong>Tænk på sliddet.</strong> Med børn og dyr i huset er et tætvævet stof med aftageligt betræk det sikreste valg.</li></ul>',
  '<p>No piece of furniture works harder than the sofa. Find one for a small flat or a large family, in <strong>fabric, velvet, bouclé or leather</strong>.</p><h2>How to choose a sofa</h2><ul><li><strong>Measure the way in.</strong> Doors, lifts and tight stairs decide whether it reaches the living room. Our [size guide] shows you how.</li><li><strong>Try the depth.</strong> 55 cm suits those who sit upright, 65 cm those who like to tuck their legs up.</li><li><strong>Think of wear.</strong> With children and pets at home, a tightly woven fabric with removable covers is the safest choice.</li></ul>',
  '<p>Sohva on kodin ahkerimmin käytetty huonekalu. Valikoimasta löytyy malleja pieniin huoneisiin ja suurille perheille, <strong>kankaisina, samettisina, bouclé-pintaisina ja nahkaisina</strong>.</p><h2>Näin valitset sohvan</h2><ul><li><strong>Mittaa reitti sisään.</strong> Ovet, hissi ja portaikon käännökset ratkaisevat, pääseekö sohva olohuoneeseen asti. [Mittaopas] näyttää, miten mitataan.</li><li><strong>Kokeile istuinsyvyyttä.</strong> 55 cm sopii ryhdikkäästi istuvalle, 65 cm sille, joka nostaa mieluummin jalat ylös.</li><li><strong>Ajattele kulutusta.</strong> Lapsi- ja lemmikkiperheessä varmin valinta on tiivis kangas ja irrotettavat päälliset.</li></ul>',
  '<p>Sofaen er hjemmets mest brukte møbel. Her finner du modeller for små rom og store familier, i <strong>stoff, fløyel, bouclé og skinn</strong>.</p><h2>Slik velger du sofa</h2><ul><li><strong>Mål veien inn.</strong> Dører, heis og trappesvinger avgjør om sofaen kommer helt inn i stuen. [Målguiden] vår viser hvordan.</li><li><strong>Prøv dybden.</strong> 55 cm passer for deg som sitter rett opp, 65 cm for deg som helst trekker beina opp.</li><li><strong>Tenk på slitasjen.</strong> Med barn og dyr i huset er et tettvevd stoff med avtakbart trekk det tryggeste.</li></ul>',
]

/** Aliases of the size guide, which `content/pages/sizes.ts` has its page at. */
const sizeGuide: LocalRow = ['mattguide', 'maalguide', 'size-guide', 'mittaopas', 'malguide']

export const sofaDescriptions: LocalText = composeText((language) =>
  localText(sofas)[language].replace(
    /\[([^\]]+)\]/,
    (_, words) => `<a href="${sizeGuidePath(language)}">${words}</a>`,
  ),
)

function sizeGuidePath(language: LanguageCode): string {
  const prefix = language === channel.defaultLanguage ? '' : `/${language}`
  return `${prefix}/${localText(sizeGuide)[language]}`
}

const roomWords = {
  title: localText([
    'Hur stor soffa får plats?',
    'Hvor stor en sofa er der plads til?',
    'How large a sofa will fit?',
    'Kuinka suuri sohva mahtuu?',
    'Hvor stor sofa er det plass til?',
  ]),
  advice: localText([
    'Lämna minst 60 cm fri gång där ni går förbi och 40 cm till soffbordet.',
    'Lad mindst 60 cm være fri, hvor I går forbi, og 40 cm ind til sofabordet.',
    'Leave at least 60 cm clear where you walk past, and 40 cm to the coffee table.',
    'Jätä kulkureitille vähintään 60 cm ja sohvapöydälle 40 cm.',
    'La det være minst 60 cm fritt der dere går forbi, og 40 cm til sofabordet.',
  ]),
  heads: [
    localText(['Soffa', 'Sofa', 'Sofa', 'Sohva', 'Sofa']),
    localText(['Bredd', 'Bredde', 'Width', 'Leveys', 'Bredde']),
    localText(['Vägg, minst', 'Væg, mindst', 'Wall, at least', 'Seinä, vähintään', 'Vegg, minst']),
  ],
  seats: [
    localText(['2-sits', '2-personers', '2 seats', '2-istuttava', '2-seter']),
    localText(['3-sits', '3-personers', '3 seats', '3-istuttava', '3-seter']),
    localText(['Hörnsoffa', 'Hjørnesofa', 'Corner sofa', 'Kulmasohva', 'Hjørnesofa']),
  ],
}
const widths = [
  ['140–180 cm', '240 cm'],
  ['190–240 cm', '300 cm'],
  ['230–310 cm', '340 cm'],
]

/** What stands below the sofas. */
export const sofaSecondaryDescriptions: LocalText = composeText((language) => {
  const { title, advice, heads, seats } = roomWords
  const headRow = heads.map((head) => `<th scope="col">${head[language]}</th>`).join('')
  const rows = seats.map((seat, nth) => {
    const cells = (widths[nth] ?? []).map((width) => `<td>${width}</td>`).join('')
    return `<tr><th scope="row">${seat[language]}</th>${cells}</tr>`
  })
  return `<h1>${title[language]}</h1>\n<p>${advice[language]}</p>\n<table>\n<thead><tr>${headRow}</tr></thead>\n<tbody>${rows.join('\n')}</tbody>\n</table>`
})

const workshop = localText([
  'Varje stomme är av <strong>massiv furu</strong> med tio års garanti, och all klädsel går att ta av.',
  'Hvert stel er af <strong>massivt fyrretræ</strong> med ti års garanti, og alt betræk kan tages af.',
  'Every frame is <strong>solid pine</strong> with a ten-year guarantee, and all covers come off.',
  'Jokainen runko on <strong>massiivimäntyä</strong> ja sillä on kymmenen vuoden takuu. Kaikki päälliset irtoavat.',
  'Hver ramme er i <strong>heltre furu</strong> med ti års garanti, og alt trekk kan tas av.',
])

/** A maker's description with a word on its workshop; editors leave empty paragraphs behind. */
export function brandHtml(descriptions: LocalText): LocalText {
  return composeText(
    (language) => `<p>${descriptions[language]}</p>\n<p>${workshop[language]}</p>\n<p>&nbsp;</p>`,
  )
}

const contents = {
  title: localText(['I paketet', 'I pakken', 'In the box', 'Paketin sisältö', 'I pakken']),
  parts: [
    localText([
      'Soffa i ett stycke, benen ligger under sitsen',
      'Sofa i ét stykke, benene ligger under sædet',
      'Sofa in one piece, the legs are under the seat',
      'Sohva yhtenä kappaleena, jalat istuimen alla',
      'Sofa i ett stykke, beina ligger under setet',
    ]),
    localText([
      'Tre ryggkuddar &amp; två armstödskuddar',
      'Tre rygpuder &amp; to armlænspuder',
      'Three back cushions &amp; two arm cushions',
      'Kolme selkätyynyä &amp; kaksi käsinojatyynyä',
      'Tre ryggputer &amp; to armleneputer',
    ]),
    localText([
      'Insexnyckel, <em>inga andra verktyg behövs</em>',
      'Unbrakonøgle, <em>intet andet værktøj er nødvendigt</em>',
      'Hex key, <em>no other tools needed</em>',
      'Kuusiokoloavain, <em>muita työkaluja ei tarvita</em>',
      'Unbrakonøkkel, <em>ingen andre verktøy trengs</em>',
    ]),
  ],
}

/** A product's long text as HTML, with a list of what it comes with. */
export function productHtml(texts: LocalText): LocalText {
  return composeText((language: LanguageCode) => {
    const paragraphs = texts[language].split('\n\n').map((text) => `<p>${text}</p>`)
    const parts = contents.parts.map((part) => `<li>${part[language]}</li>`)
    return `${paragraphs.join('')}<h2>${contents.title[language]}</h2><ul>${parts.join('')}</ul>`
  })
}

export const sofaWeeksDescriptions: LocalRow = [
  '<p>Utvalda soffor och fåtöljer till lägre pris, <strong>så länge lagret räcker</strong>.</p>',
  '<p>Udvalgte sofaer og lænestole til lavere pris, <strong>så længe lager haves</strong>.</p>',
  '<p>Selected sofas and armchairs at lower prices, <strong>while stocks last</strong>.</p>',
  '<p>Valikoituja sohvia ja nojatuoleja edullisemmin <strong>niin kauan kuin varastoa riittää</strong>.</p>',
  '<p>Utvalgte sofaer og lenestoler til lavere pris, <strong>så lenge lageret rekker</strong>.</p>',
]
