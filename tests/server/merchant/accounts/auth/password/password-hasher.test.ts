import { expect, it } from 'vitest'
import {
  HasherBusy,
  createScryptHasher,
} from '#server/merchant/accounts/auth/password/password-hasher.ts'
import { clientHash } from '#tests/server/merchant/accounts/auth/account-merchant.ts'

const hasher = createScryptHasher(Buffer.from('key of the check'))

it('a stored password matches only itself, with a different hash each time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => hasher.hash(clientHash('soffa'))))
  expect(one).not.toBe(two)
  expect(one).not.toContain(clientHash('soffa'))
  expect(await hasher.matches(clientHash('soffa'), one!)).toBe(true)
  expect(await hasher.matches(clientHash('Soffa'), one!)).toBe(false)
})

it('a password hashed at a lower cost still matches', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 })
  const storedHash = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await hasher.matches('old', storedHash)).toBe(true)
})

it('nothing matches an account that does not exist, and takes the same time', async () => {
  const time = async (run: () => Promise<unknown>) => {
    const started = performance.now()
    await run()
    return performance.now() - started
  }
  const storedHash = await hasher.hash(clientHash('soffa'))
  const wrong = await time(() => hasher.matches(clientHash('stol'), storedHash))
  const unknown = await time(async () => {
    expect(await hasher.matches(clientHash('stol'), null)).toBe(false)
  })
  // A wide margin: without hashing it would be hundreds of times faster.
  expect(unknown).toBeGreaterThan(wrong / 10)
})

it('the quick check accepts the right password, hardly any other, and not more without an account', async () => {
  const storedHash = await hasher.hash(clientHash('soffa'))
  expect(hasher.mayMatch(clientHash('soffa'), storedHash)).toBe(true)
  const guesses = Array.from({ length: 500 }, (_, guess) => clientHash(`guess ${guess}`))
  for (const hashOrNull of [storedHash, null]) {
    expect(guesses.filter((guess) => hasher.mayMatch(guess, hashOrNull)).length).toBeLessThan(20)
  }
})

it('a queue of guesses has a maximum length, and does not block other queues', async () => {
  const cheap = `scrypt$1024$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const matches = Promise.allSettled(
    Array.from({ length: 60 }, () => hasher.matches('guess', cheap)),
  )
  expect(await hasher.matches('guess', cheap, 'owner')).toBe(false)
  const outcomes = await matches
  const rejected = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(rejected.length).toBeGreaterThan(20)
  expect(rejected.every((reason) => reason instanceof HasherBusy)).toBe(true)
})
