import { addShopFont, selectFont } from './receipt-font.server.ts'

export interface ReceiptTexts {
  language: string
  shop: string
  title: string
  seller: readonly string[]
  facts: readonly ReceiptRow[]
  addresses: readonly ReceiptSection[]
  lines: readonly ReceiptRow[]
  sums: readonly ReceiptRow[]
  vat: readonly ReceiptRow[]
  notes: readonly string[]
  /** What law has a seller tell, after all amounts. */
  contract: readonly ReceiptSection[]
}

export interface ReceiptSection {
  title: string
  /** Of several lines. */
  text: string
  /** Below the title of the section before it. */
  isSubsection?: boolean
}

export interface ReceiptRow {
  name: string
  value: string
  /** A line of its own below the name. */
  note?: string | null
  isTotal?: boolean
}

const margin = 56
const amountWidth = 120
const gap = 18
const textSize = 10
/** The shop's colours on white paper (`app/ui/theme/tokens.css`). */
const colors = { ink: '#1c2321', quiet: '#585f5a', hairline: '#dbd5c9', accent: '#20463b' }

/** A receipt as an A4 document with selectable text, over as many pages as it needs. */
export async function receiptPdf(texts: ReceiptTexts): Promise<Buffer> {
  // Its fonts take five megabytes of memory, and receipts are rare.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: texts.language,
    displayTitle: true,
    info: { Title: texts.title },
  })
  const chunks: Buffer[] = []
  const file = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  addShopFont(document)
  write(document, texts)
  document.end()
  return file
}

function write(document: PDFKit.PDFDocument, texts: ReceiptTexts): void {
  document.fontSize(15).fillColor(colors.accent)
  writeLine(document, texts.shop, 'bold')
  document.y += gap
  document.fontSize(22).fillColor(colors.ink)
  writeLine(document, texts.title, 'bold')
  document.fontSize(textSize)
  const blocks: (() => void)[] = [
    () => writeLines(document, texts.seller),
    () => texts.facts.forEach((row) => writeRow(document, row)),
    ...texts.addresses.map((section) => () => writeSection(document, section)),
    () => texts.lines.forEach((row) => writeRow(document, row)),
    () => texts.sums.forEach((row) => writeRow(document, row)),
    () => texts.vat.forEach((row) => writeRow(document, row)),
    ...(texts.notes.length > 0 ? [() => writeLines(document, texts.notes)] : []),
    ...texts.contract.map((section) => () => writeSection(document, section)),
  ]
  for (const writeBlock of blocks) {
    document.y += gap
    writeBlock()
  }
}

/** A section that fits on one page is not divided, so that a form can be torn off; a title alone has the next one with it. */
function writeSection(
  document: PDFKit.PDFDocument,
  { title, text, isSubsection = false }: ReceiptSection,
): void {
  const lines = text.split('\n')
  const { width, height } = document.page
  const needed = lines.map((line) =>
    document.heightOfString(selectFont(document, line || ' '), { width: width - 2 * margin }),
  )
  const reserved = text ? 2 * gap : 10 * gap
  const bottom = height - margin - needed.reduce((sum, each) => sum + each, reserved)
  if (document.y > bottom) document.addPage()
  else if (isSubsection) document.y -= gap / 2
  document.fontSize(isSubsection ? textSize : 13)
  writeLine(document, title, 'bold')
  document.fontSize(textSize).y += 4
  for (const line of lines) {
    if (line) writeLine(document, line)
    else document.y += 6
  }
}

const writeLines = (document: PDFKit.PDFDocument, lines: readonly string[]) =>
  lines.forEach((line) => writeLine(document, line))

function writeLine(document: PDFKit.PDFDocument, line: string, weight?: 'bold'): void {
  document.text(selectFont(document, line, weight), margin)
}

/** A name and a value at the right margin, above a line; both may need several lines. */
function writeRow(
  document: PDFKit.PDFDocument,
  { name, value, note, isTotal = false }: ReceiptRow,
): void {
  const { width, height } = document.page
  const weight = isTotal ? 'bold' : 'regular'
  // A value that is longer than an amount, such as a name of a payment, has up to half of the row.
  const rowWidth = width - 2 * margin
  const needed = Math.ceil(document.widthOfString(selectFont(document, value, weight))) + 1
  const valueWidth = Math.min(Math.max(amountWidth, needed), rowWidth / 2)
  const nameWidth = rowWidth - valueWidth - gap
  const heightOf = (text: string, columnWidth: number) =>
    document.heightOfString(selectFont(document, text, weight), { width: columnWidth })
  const nameHeight = heightOf(name, nameWidth)
  const rowHeight = Math.max(
    nameHeight + (note ? heightOf(note, nameWidth) : 0),
    heightOf(value, valueWidth),
  )
  if (document.y + rowHeight > height - margin) document.addPage()
  const { y } = document
  document.text(selectFont(document, name, weight), margin, y, { width: nameWidth })
  document.text(selectFont(document, value, weight), width - margin - valueWidth, y, {
    width: valueWidth,
    align: 'right',
  })
  if (note) {
    document.fillColor(colors.quiet)
    document.text(selectFont(document, note), margin, y + nameHeight, { width: nameWidth })
    document.fillColor(colors.ink)
  }
  document.y = y + rowHeight + 4
  document.moveTo(margin, document.y).lineTo(width - margin, document.y)
  document.lineWidth(0.5).stroke(colors.hairline)
  document.y += 5
}
