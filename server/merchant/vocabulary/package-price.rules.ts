/**
 * Unit price of a part of a product package, in minor units. Each part is rounded by itself, so that the
 * parts add up to the price of the package exactly.
 *
 * @param sellingMinor price of one piece that is bought by itself
 * @param percent how much lower it is in the package
 */
export function packagePartMinor(sellingMinor: number, percent: number): number {
  return sellingMinor - Math.round((sellingMinor * percent) / 100)
}
