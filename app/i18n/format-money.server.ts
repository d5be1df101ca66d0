/** Longest text that is shown as a currency, in characters. */
const maxUnitLength = 12

// oxlint-disable-next-line hemvist/no-module-state -- formatters, which are the same for every shop
const formats = new Map<string, (amount: number) => string>()

/** Formats whole currency units, on the server alone: browsers differ. A currency that is no ISO 4217 code is appended unchanged. */
export function formatMoney(amount: number, languageId: string, currency: string): string {
  const key = `${languageId} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = createFormat(languageId, currency)
    formats.set(key, format)
  }
  return format(amount)
}

/** Sign or code of a currency, as it is beside an amount. */
export function currencySign(languageId: string, currency: string): string {
  return formatMoney(0, languageId, currency).replace(/\d[\d.,]*|\s/g, '')
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
  return (amount) => {
    // The formats of some languages have a hyphen in place of the minus sign.
    const text = numbers.format(amount).replace('-', '\u2212')
    return unit ? `${text}\u00a0${unit}` : text
  }
}
