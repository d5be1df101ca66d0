const formats = new Map<string, Intl.NumberFormat>()

/**
 * Money as the language writes it, whole amounts without decimals, for the few amounts that the
 * merchant tells as numbers only. On the server alone: browsers differ in their spaces and signs.
 * @param amount whole currency units
 * @param languageId BCP 47
 * @param currency ISO 4217
 */
export function formatMoney(amount: number, languageId: string, currency: string): string {
  const key = `${languageId} ${currency}`
  let format = formats.get(key)
  if (!format) {
    const options: Intl.NumberFormatOptions & { trailingZeroDisplay: 'stripIfInteger' } = {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
    }
    format = new Intl.NumberFormat(languageId, options)
    formats.set(key, format)
  }
  return format.format(amount)
}
