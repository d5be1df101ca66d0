import { winAnsiText } from './win-ansi-text.ts'

/** The texts of a receipt, formatted and translated. */
export interface ReceiptTexts {
  language: string
  title: string
  seller: readonly string[]
  facts: readonly ReceiptRow[]
  buyer: readonly string[]
  lines: readonly ReceiptRow[]
  sums: readonly ReceiptRow[]
  vat: readonly ReceiptRow[]
  notes: readonly string[]
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
const gap = 14

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
  write(document, texts)
  document.end()
  return file
}

function write(document: PDFKit.PDFDocument, texts: ReceiptTexts): void {
  document.font('Helvetica-Bold').fontSize(20).text(winAnsiText(texts.title))
  document.fontSize(10)
  const blocks: (() => void)[] = [
    () => writeLines(document, texts.seller),
    () => texts.facts.forEach((row) => writeRow(document, row)),
    () => writeLines(document, texts.buyer),
    () => texts.lines.forEach((row) => writeRow(document, row)),
    () => texts.sums.forEach((row) => writeRow(document, row)),
    () => texts.vat.forEach((row) => writeRow(document, row)),
    () => writeLines(document, texts.notes),
  ]
  for (const writeBlock of blocks) {
    document.y += gap
    writeBlock()
  }
}

function writeLines(document: PDFKit.PDFDocument, lines: readonly string[]): void {
  document.font('Helvetica')
  for (const line of lines) document.text(winAnsiText(line), margin)
}

/** A name and a value at the right margin; both may need several lines. */
function writeRow(
  document: PDFKit.PDFDocument,
  { name, value, note, isTotal = false }: ReceiptRow,
): void {
  const { width, height } = document.page
  document.font(isTotal ? 'Helvetica-Bold' : 'Helvetica')
  const text = [name, note].flatMap((line) => (line ? winAnsiText(line) : [])).join('\n')
  const valueText = winAnsiText(value)
  // A value that is longer than an amount, such as a name of a payment, has up to half of the row.
  const rowWidth = width - 2 * margin
  const needed = Math.ceil(document.widthOfString(valueText)) + 1
  const valueWidth = Math.min(Math.max(amountWidth, needed), rowWidth / 2)
  const nameWidth = rowWidth - valueWidth
  const rowHeight = Math.max(
    document.heightOfString(text, { width: nameWidth }),
    document.heightOfString(valueText, { width: valueWidth }),
  )
  if (document.y + rowHeight > height - margin) document.addPage()
  const { y } = document
  document.text(text, margin, y, { width: nameWidth })
  document.text(valueText, margin + nameWidth, y, { width: valueWidth, align: 'right' })
  document.y = y + rowHeight + 4
}
