import { expect, it } from 'vitest'
import { scryptHasher } from '#server/merchant/auth/password-hasher.ts'
import { hashed } from './account-holder.ts'

it('a kept password matches itself alone, and is kept differently each time', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => scryptHasher.hash(hashed('soffa'))))
  expect(one).not.toBe(two)
  expect(one).not.toContain(hashed('soffa'))
  expect(await scryptHasher.matches(hashed('soffa'), one!)).toBe(true)
  expect(await scryptHasher.matches(hashed('Soffa'), one!)).toBe(false)
})

it('a password that was kept at a lower cost still opens', async () => {
  const { scryptSync } = await import('node:crypto')
  const salt = Buffer.from('0123456789abcdef')
  const key = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 1 })
  const kept = `scrypt$1024$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
  expect(await scryptHasher.matches('old', kept)).toBe(true)
})

it('nothing matches an account that does not exist, after the same work', async () => {
  const time = async (work: () => Promise<unknown>) => {
    const started = performance.now()
    await work()
    return performance.now() - started
  }
  const kept = await scryptHasher.hash(hashed('soffa'))
  const wrong = await time(() => scryptHasher.matches(hashed('stol'), kept))
  const unknown = await time(async () => {
    expect(await scryptHasher.matches(hashed('stol'), null)).toBe(false)
  })
  // Coarse on purpose: a skipped hash would be hundreds of times quicker.
  expect(unknown).toBeGreaterThan(wrong / 10)
})
