import { present, type WireList } from '#app/kit/wire-list.ts'

import type { WireParameterGroup } from './product-documents.server.ts'

/** Who is responsible for the safety of a product, as Regulation (EU) 2023/988 article 19 requires it. */
export interface SafetyContact {
  role: 'manufacturer' | 'responsible'
  name: string
  /** Postal address; empty when unknown. */
  address: string
  /** Email or web address; empty when unknown. */
  electronic: string
}

/** Identifiers of the parameters that hold a contact; those of the second role are for makers outside the EU. */
const identifiers = {
  manufacturer: {
    name: 'manufacturer',
    address: 'manufacturer-address',
    electronic: 'manufacturer-email',
  },
  responsible: {
    name: 'responsible-person',
    address: 'responsible-person-address',
    electronic: 'responsible-person-email',
  },
} as const

const known: ReadonlySet<string> = new Set(
  Object.values(identifiers).flatMap((fields) => Object.values(fields)),
)

export const isSafetyContact = (identifier: string | null | undefined): boolean =>
  known.has(identifier?.toLowerCase() ?? '')

export function readSafetyContacts(groups: WireList<WireParameterGroup>): SafetyContact[] {
  const parameters = present(groups).flatMap((group) => present(group.parameters))
  const values = new Map(
    parameters.flatMap((parameter): [string, string][] => {
      const value = parameter.value?.trim()
      const identifier = parameter.identifier?.toLowerCase()
      return identifier && value && value !== '-' ? [[identifier, value]] : []
    }),
  )
  const roles = Object.entries(identifiers) as [SafetyContact['role'], Record<string, string>][]
  return roles.flatMap(([role, fields]) => {
    const read = (field: keyof (typeof identifiers)['manufacturer']) =>
      values.get(fields[field] ?? '') ?? ''
    const contact = {
      role,
      name: read('name'),
      address: read('address'),
      electronic: read('electronic'),
    }
    return contact.name || contact.address || contact.electronic ? [contact] : []
  })
}
