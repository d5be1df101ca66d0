import type { DefaultNamespace, Namespace as Namespaces } from 'i18next'

import type { MessagesByNamespace, Namespace } from './namespaces.ts'
import type { Placeholders } from './placeholders.generated.d.ts'

type WithoutPlural<Key extends string> = Key extends `${infer Message}_${'one' | 'other'}`
  ? Message
  : Key

type PathIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${PathIn<Tree[Key]>}`
}[keyof Tree & string]

type Paths = { [Each in Namespace]: PathIn<MessagesByNamespace[Each]> }

export type MessagePath<Each extends Namespace> = Paths[Each]

type IdIn<Each extends Namespace> = { [One in Each]: `${One}:${Paths[One]}` }[Each]

type First<Ns> = Ns extends readonly [infer One, ...unknown[]] ? One : Ns

/** Keys that a `t` function takes: those of its first namespace, and of all others with their namespace. */
type MessageKey<Ns> =
  | Paths[First<Ns> & Namespace]
  | (Ns extends readonly (infer Each)[] ? IdIn<Each & Namespace> : never)

type MessageId<Ns, Key extends string> = Key extends `${string}:${string}`
  ? Key
  : `${First<Ns> & string}:${Key}`

type NameIn<Id> = Id extends keyof Placeholders ? Placeholders[Id] : never

/** The values of a message; of a key that is one of several, the values of all of them. */
type Values<Name extends string> = [Name] extends [never]
  ? []
  : [values: { [Each in Name]: Each extends 'count' ? number : string | number }]

/** A missing value is a type error, because i18next shows `{{name}}` for it; its own types allow that, and are slower. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Record<keyof MessagesByNamespace, object>
  }
  interface TFunction<Ns extends Namespaces = DefaultNamespace, KPrefix = undefined> {
    <const Key extends MessageKey<Ns>>(
      key: Key,
      ...values: Values<NameIn<MessageId<Ns, Key>>>
    ): string
  }
}
