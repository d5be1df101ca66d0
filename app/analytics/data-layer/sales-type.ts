/** Upper bounds of the buckets in per cent (spec section 7). */
const upperBounds = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100]

/** The sales-type bucket of a discount, such as `6-10%`; a fraction counts as the next whole percentage. */
export function salesType(discountPercentage: number): string {
  const whole = Math.ceil(discountPercentage)
  const index = upperBounds.findIndex((bound) => whole <= bound)
  if (!(discountPercentage >= 0) || index === -1) return 'Invalid discount percentage'
  const lower = index === 0 ? 0 : upperBounds[index - 1]! + 1
  return `${lower}-${upperBounds[index]}%`
}
