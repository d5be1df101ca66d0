import type { BuyResult } from './buy/buy-result.ts'
import type { PackageResult } from './buy/package-result.ts'
import type { FormResult, SmallForm } from './small-form/small-form.ts'

export type ProductActionResult = { outcome?: BuyResult; package?: PackageResult } & {
  [Intent in SmallForm]?: FormResult
}
