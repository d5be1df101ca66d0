/** What is longer names no currency. */
const maxUnitLength = 12

// eslint-disable-next-line no-restricted-syntax -- formatters, which are the same for every shop
const formats = new Map<string, (amount: number) => string>()

/**
 * Money as the language writes it, whole amounts without decimals, for the few amounts that the
 * merchant tells as numbers only. On the server alone: browsers differ in their spaces and signs.
 * @param amount whole currency units
 * @param languageId BCP 47
 * @param currency ISO 4217; any other text stands behind the number as it is
 */
export function formatMoney(amount: number, languageId: string, currency: string): string {
  const key = `${languageId} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = createFormat(languageId, currency)
    formats.set(key, format)
  }
  return format(amount)
}

function createFormat(languageId: string, currency: string): (amount: number) => string {
  const isCode = /^[A-Za-z]{3}$/.test(currency)
  const options: Intl.NumberFormatOptions & { trailingZeroDisplay: 'stripIfInteger' } = {
    ...(isCode
      ? { style: 'currency', currency }
      : { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    trailingZeroDisplay: 'stripIfInteger',
  }
  const numbers = new Intl.NumberFormat(languageId, options)
  const unit = isCode ? '' : currency.trim().slice(0, maxUnitLength)
  return (amount) => (unit ? `${numbers.format(amount)}\u00a0${unit}` : numbers.format(amount))
}
