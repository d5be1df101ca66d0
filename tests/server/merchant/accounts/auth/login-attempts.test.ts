import { expect, it } from 'vitest'
import { createLoginAttempts, delayAfter } from '#server/merchant/accounts/auth/login-attempts.ts'
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

it('guesses at an account are slowed, its owner logs in at once, and then the delay is reset', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  let guesses = 0
  const guess = (username: string) =>
    shop.act('login', { username, password: hashed(`guess ${(guesses += 1)}`) })
  for (let turn = 0; turn < 7; turn += 1) await guess('anna@shop.test')
  expect(shop.pauses).toEqual([250, 500])
  expect((await shop.login('anna@shop.test')).status).toBe(200)
  await guess('anna@shop.test')
  expect(shop.pauses).toEqual([250, 500])
})

it('an unknown account is slowed like any other, and slows no other account', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  for (let turn = 0; turn < 6; turn += 1) {
    await shop.act('login', { username: 'nobody@shop.test', password })
  }
  expect(shop.pauses).toEqual([250])
  await shop.login('anna@shop.test')
  expect(shop.pauses).toEqual([250])
})

const stranger = (account: string) => ({ account, device: null, looksRight: () => false })

it('of parallel guesses one is checked after its delay, and the others are told to retry', async () => {
  const pauses: number[] = []
  const attempts = createLoginAttempts({ now: () => 0, pause: async (ms) => void pauses.push(ms) })
  const guesses = Array.from({ length: 60 }, () =>
    attempts.attempt(stranger('anna'), async () => null),
  )
  const judged = (await Promise.all(guesses)).filter(({ isChecked }) => isChecked)
  expect(judged).toHaveLength(6)
  expect(pauses).toEqual([250])
})

it('the owner is not delayed by sixty guesses: with the right password, and from a known device', async () => {
  let goOn = () => {}
  const told: unknown[] = []
  const attempts = createLoginAttempts({
    now: () => 0,
    pause: () => new Promise<void>((resolve) => (goOn = resolve)),
    alarm: (...attack) => told.push(attack),
  })
  const guesses = Array.from({ length: 60 }, () =>
    attempts.attempt(stranger('anna'), async () => null),
  )
  const right = { ...stranger('anna'), looksRight: () => true }
  const known = { ...stranger('anna'), device: 'phone' }
  for (const owner of [right, known]) {
    const judged = await attempts.attempt(owner, async (lane) => lane)
    expect(judged).toEqual({ isChecked: true, result: 'own' })
  }
  goOn()
  await Promise.all(guesses)
  expect(told).toEqual([['anna', 20]])
})

it('a hundred guesses in a quarter of an hour are checked without waiting, and no more', async () => {
  const lanes: string[] = []
  const attempts = createLoginAttempts({ now: () => 0, pause: async () => undefined })
  const right = { ...stranger('anna'), looksRight: () => true }
  for (let turn = 0; turn < 150; turn += 1) {
    await attempts.attempt(right, async (lane) => {
      lanes.push(lane)
      return null
    })
  }
  expect(lanes.filter((lane) => lane === 'own')).toHaveLength(95)
})

it('failures expire after a quarter of an hour', async () => {
  let nowMs = 0
  const pauses: number[] = []
  const attempts = createLoginAttempts({
    now: () => nowMs,
    pause: async (ms) => void pauses.push(ms),
  })
  for (let turn = 0; turn < 5; turn += 1) {
    await attempts.attempt(stranger('anna'), async () => null)
  }
  nowMs += 15 * 60_000
  await attempts.attempt(stranger('anna'), async () => null)
  expect(pauses).toEqual([])
})
