import type { CreditTerms } from '#app/kit/shop-settings.ts'

/** Representative example of a credit in equal monthly payments (Directive (EU) 2023/2225 article 8, annex III), in currency units. */
export function creditExample({ amount, months, nominalRate, setupFee, monthlyFee }: CreditTerms) {
  const payment = annuity(amount, months, nominalRate / 1200) + monthlyFee
  // The first payment includes the fee for setting up.
  const valueOf = (monthlyRate: number) =>
    setupFee / (1 + monthlyRate) + presentValue(payment, months, monthlyRate)
  return {
    payment,
    total: payment * months + setupFee,
    /** Cost of the credit in percent a year, fees included. */
    effectiveRate: 100 * ((1 + rateFor(amount, valueOf)) ** 12 - 1),
  }
}

function annuity(amount: number, months: number, monthlyRate: number): number {
  return monthlyRate === 0
    ? amount / months
    : (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
}

function presentValue(payment: number, months: number, monthlyRate: number): number {
  return monthlyRate === 0
    ? payment * months
    : (payment * (1 - (1 + monthlyRate) ** -months)) / monthlyRate
}

/** The monthly rate at which the payments are worth the credit; bisection, as the value falls with the rate. */
function rateFor(amount: number, valueOf: (monthlyRate: number) => number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (valueOf(middle) > amount) low = middle
    else high = middle
  }
  return (low + high) / 2
}
