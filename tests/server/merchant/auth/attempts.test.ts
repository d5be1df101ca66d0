import { expect, it } from 'vitest'
import { countAttempts, delayAfter } from '#server/merchant/auth/attempts.ts'
import { hashed, openAccountMerchant, password } from './account-holder.ts'

it.each([
  [0, 0],
  [4, 0],
  [5, 250],
  [6, 500],
  [8, 2000],
  [9, 4000],
  [1000, 4000],
])('after %i failures an attempt waits %i ms', (failures, ms) => {
  expect(delayAfter(failures)).toBe(ms)
})

it('guessing at an account gets slower, its owner still gets in, and then it is quick again', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  let guesses = 0
  const guess = (username: string) =>
    shop.act('login', { username, password: hashed(`guess ${(guesses += 1)}`) })
  for (let turn = 0; turn < 7; turn += 1) await guess('anna@shop.test')
  expect(shop.pauses).toEqual([250, 500])
  expect((await shop.login('anna@shop.test')).status).toBe(200)
  await guess('anna@shop.test')
  expect(shop.pauses).toEqual([250, 500, 1000])
})

it('an account that does not exist is slowed like any other, and slows nobody else', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  for (let turn = 0; turn < 6; turn += 1) {
    await shop.act('login', { username: 'nobody@shop.test', password })
  }
  expect(shop.pauses).toEqual([250])
  await shop.login('anna@shop.test')
  expect(shop.pauses).toEqual([250])
})

it('guesses side by side wait as long as one after the other', async () => {
  const pauses: number[] = []
  const attempts = countAttempts({ now: () => 0, pause: async (ms) => void pauses.push(ms) })
  await Promise.all(Array.from({ length: 8 }, () => attempts.attempt('anna', async () => null)))
  expect(pauses).toEqual([250, 500, 1000])
})

it('failures are forgotten after a quarter of an hour', async () => {
  let nowMs = 0
  const pauses: number[] = []
  const attempts = countAttempts({ now: () => nowMs, pause: async (ms) => void pauses.push(ms) })
  for (let turn = 0; turn < 5; turn += 1) await attempts.attempt('anna', async () => null)
  nowMs += 15 * 60_000
  await attempts.attempt('anna', async () => null)
  expect(pauses).toEqual([])
})
