import { expect, it } from 'vitest'
import { HasherBusy, scryptHasher } from '#server/merchant/accounts/auth/password-hasher.ts'
import { hashed } from './account-holder.ts'

const hasher = scryptHasher(Buffer.from('key of the check'))

it('a stored password matches only itself, with a different hash each time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => hasher.hash(hashed('soffa'))))
  expect(one).not.toBe(two)
  expect(one).not.toContain(hashed('soffa'))
  expect(await hasher.matches(hashed('soffa'), one!)).toBe(true)
  expect(await hasher.matches(hashed('Soffa'), one!)).toBe(false)
})

it('a password hashed at a lower cost still matches', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 })
  const kept = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await hasher.matches('old', kept)).toBe(true)
  const renewed = (await hasher.renew('old', kept))!
  expect(renewed).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await hasher.matches('old', renewed)).toBe(true)
})

it('a password stored without its quick check has one after rehashing', async () => {
  const kept = await hasher.hash(hashed('soffa'))
  const older = kept.replace(/\$..$/, '')
  expect(hasher.looksRight(hashed('soffa'), older)).toBe(false)
  expect(await hasher.renew(hashed('soffa'), older)).toBe(kept)
  expect(await hasher.renew(hashed('soffa'), kept)).toBeNull()
})

it('nothing matches an account that does not exist, after the same work', async () => {
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const kept = await hasher.hash(hashed('soffa'))
  const wrong = await time(() => hasher.matches(hashed('stol'), kept))
  const unknown = await time(async () => {
    expect(await hasher.matches(hashed('stol'), null)).toBe(false)
  })
  // Coarse on purpose: a skipped hash would be hundreds of times faster.
  expect(unknown).toBeGreaterThan(wrong / 10)
})

it('the quick check accepts the right password, hardly any other, and not more without an account', async () => {
  const kept = await hasher.hash(hashed('soffa'))
  expect(hasher.looksRight(hashed('soffa'), kept)).toBe(true)
  const guesses = Array.from({ length: 500 }, (_, guess) => hashed(`guess ${guess}`))
  for (const about of [kept, null]) {
    expect(guesses.filter((guess) => hasher.looksRight(guess, about)).length).toBeLessThan(20)
  }
})

it('a queue of guesses has a maximum length, and does not block other queues', async () => {
  const cheap = `scrypt$1024$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`
  const line = Promise.allSettled(Array.from({ length: 60 }, () => hasher.matches('guess', cheap)))
  expect(await hasher.matches('guess', cheap, 'own')).toBe(false)
  const outcomes = await line
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(20)
  expect(refused.every((reason) => reason instanceof HasherBusy)).toBe(true)
})
