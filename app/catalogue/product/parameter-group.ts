import type { WireList } from '#app/kit/wire-list.ts'

interface WireParameter {
  name: string | null
  label: string | null
  value: string | null
  show: boolean
  order: number
  identifier?: string | null
}

/** Parameters as the API sends them; every field may be missing. */
export interface WireParameterGroup {
  name: string
  order: number | null
  parameters: WireList<WireParameter>
}
