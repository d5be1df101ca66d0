import { expect, it } from 'vitest'
import {
  createLoginAttempts,
  delayAfterFailures,
} from '#server/merchant/accounts/auth/password/login-attempts.ts'
import {
  clientHash,
  openAccountMerchant,
  password,
} from '#tests/server/merchant/accounts/auth/account-merchant.ts'

it.each([
  [0, 0],
  [4, 0],
  [5, 250],
  [6, 500],
  [8, 2000],
  [9, 4000],
  [1000, 4000],
])('after %i failures an attempt waits %i ms', (failures, ms) => {
  expect(delayAfterFailures(failures)).toBe(ms)
})

it('guesses at an account are slowed, its owner logs in at once, and then the delay is reset', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  let guesses = 0
  const guess = (username: string) =>
    shop.authAction('login', { username, password: clientHash(`guess ${(guesses += 1)}`) })
  for (let round = 0; round < 7; round += 1) await guess('anna@shop.test')
  expect(shop.delays).toEqual([250, 500])
  expect((await shop.login('anna@shop.test')).status).toBe(200)
  await guess('anna@shop.test')
  expect(shop.delays).toEqual([250, 500])
})

it('an unknown account is slowed like any other, and slows no other account', async () => {
  await using shop = await openAccountMerchant()
  await shop.register('anna@shop.test')
  for (let turn = 0; turn < 6; turn += 1) {
    await shop.authAction('login', { username: 'unknown@shop.test', password })
  }
  expect(shop.delays).toEqual([250])
  await shop.login('anna@shop.test')
  expect(shop.delays).toEqual([250])
})

const attemptAt = (account: string) => ({ account, device: null, mayMatch: () => false })

it('of parallel guesses one is checked after its delay, and the others get a retry time', async () => {
  const delays: number[] = []
  const attempts = createLoginAttempts({ now: () => 0, delay: async (ms) => void delays.push(ms) })
  const guesses = Array.from({ length: 60 }, () =>
    attempts.attempt(attemptAt('anna'), async () => null),
  )
  const checked = (await Promise.all(guesses)).filter(({ isChecked }) => isChecked)
  expect(checked).toHaveLength(6)
  expect(delays).toEqual([250])
})

it('the owner is not delayed by sixty guesses: with the right password, and from a known device', async () => {
  let endDelay = () => {}
  const reported: unknown[] = []
  const attempts = createLoginAttempts({
    now: () => 0,
    delay: () => new Promise<void>((resolve) => (endDelay = resolve)),
    onPasswordGuessing: (...attack) => reported.push(attack),
  })
  const guesses = Array.from({ length: 60 }, () =>
    attempts.attempt(attemptAt('anna'), async () => null),
  )
  const right = { ...attemptAt('anna'), mayMatch: () => true }
  const known = { ...attemptAt('anna'), device: 'phone' }
  for (const owner of [right, known]) {
    const checked = await attempts.attempt(owner, async (queue) => queue)
    expect(checked).toEqual({ isChecked: true, result: 'owner' })
  }
  endDelay()
  await Promise.all(guesses)
  expect(reported).toEqual([['anna', 20]])
})

it('a hundred guesses in a quarter of an hour are checked without waiting, and no more', async () => {
  const queues: string[] = []
  const attempts = createLoginAttempts({ now: () => 0, delay: async () => undefined })
  const right = { ...attemptAt('anna'), mayMatch: () => true }
  for (let turn = 0; turn < 150; turn += 1) {
    await attempts.attempt(right, async (queue) => {
      queues.push(queue)
      return null
    })
  }
  expect(queues.filter((queue) => queue === 'owner')).toHaveLength(95)
})

it('failures expire after a quarter of an hour', async () => {
  let nowMs = 0
  const delays: number[] = []
  const attempts = createLoginAttempts({
    now: () => nowMs,
    delay: async (ms) => void delays.push(ms),
  })
  for (let turn = 0; turn < 5; turn += 1) {
    await attempts.attempt(attemptAt('anna'), async () => null)
  }
  nowMs += 15 * 60_000
  await attempts.attempt(attemptAt('anna'), async () => null)
  expect(delays).toEqual([])
})
