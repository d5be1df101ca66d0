import { createHmac } from 'node:crypto'

import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import type { ToggleChange } from '#app/ui/button/toggle-change.ts'
import type { Visit } from '#app/visit/visit.ts'

import { favoritesOf, readAccountData, writeAccountData } from './account-data.ts'
import {
  accountFavoritesDocument,
  saveAccountFavoritesDocument,
} from './account-favorites-documents.server.ts'
import { favoriteIds, favoritesOwner, replaceFavorites } from './favorites.server.ts'
import { changeFavorites } from './favorites.ts'

interface Account {
  /** Marks favourites of this account in the cookie. */
  owner: string
  favorites: number[]
  /** Stores other favourites; false when the merchant does not. */
  save(favorites: readonly number[]): Promise<boolean>
}

/** Joins the favourites of browser and account after a login, but not another customer's. Without such an account they stay. */
export async function joinAccountFavorites(visit: Visit): Promise<void> {
  await withAccount(visit, async (account) => {
    const ofAnother = ![null, account.owner].includes(favoritesOwner(visit.cookies))
    const added = ofAnother ? [] : favoriteIds(visit.cookies)
    const joined = changeFavorites(
      account.favorites,
      added.map((id) => ({ id, isAdded: true })),
    )
    const isSame = joined.join() === account.favorites.join()
    if (isSame || (await account.save(joined))) {
      replaceFavorites(visit.cookies, joined, account.owner)
    }
  })
}

const loadedByVisit = new WeakMap<Visit, Promise<void>>()

/** Loads what another device has changed, once per visit; joins the favourites when no login has. */
export function loadAccountFavorites(visit: Visit): Promise<void> {
  const loading = loadedByVisit.get(visit) ?? load(visit)
  loadedByVisit.set(visit, loading)
  return loading
}

async function load(visit: Visit): Promise<void> {
  const { cookies } = visit
  let isJoined = true
  await withAccount(visit, (account) => {
    isJoined = favoritesOwner(cookies) === account.owner
    if (isJoined) replaceFavorites(cookies, account.favorites, account.owner)
  })
  if (!isJoined) await joinAccountFavorites(visit)
}

/** Applies changes to the account's favourites, which may have others since, and the cookie. Null when the cookie alone has them. */
export async function changeAccountFavorites(
  visit: Visit,
  changes: readonly ToggleChange[],
): Promise<number[] | null> {
  let changed: number[] | null = null
  await withAccount(visit, async (account) => {
    if (favoritesOwner(visit.cookies) !== account.owner) return
    const favorites = changeFavorites(account.favorites, changes)
    if (!(await account.save(favorites))) return
    replaceFavorites(visit.cookies, favorites, account.owner)
    changed = favorites
  })
  return changed
}

/** Removes favourites that an account has from the browser, at a logout; those of a guest stay. */
export function forgetAccountFavorites({ cookies }: Pick<Visit, 'cookies'>): void {
  if (favoritesOwner(cookies) !== null) replaceFavorites(cookies, [], null)
}

/** Staff who act for a customer neither see nor change the customer's favourites. */
async function withAccount(visit: Visit, act: (account: Account) => Promise<void> | void) {
  if (visit.token === null || visit.signedIn?.isImpersonated) return
  try {
    const account = await findAccount(visit)
    if (account) await act(account)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.info({ err: error }, 'account favorites save failed')
  }
}

async function findAccount(visit: Visit): Promise<Account | null> {
  const { getUser } = await requestMerchant(visit, accountFavoritesDocument, {})
  const data = getUser && readAccountData(getUser.metaData)
  if (!data) return null
  const { customerType } = getUser
  return {
    owner: createHmac('sha256', visit.config.signingKey)
      .update(`favorites ${getUser.id}`)
      .digest('base64url')
      .slice(0, 12),
    favorites: favoritesOf(data),
    async save(favorites) {
      const metaData = writeAccountData(data, favorites)
      if (metaData === null) return false
      // The type has a default value in the API, which would replace it.
      const user = { metaData, ...(customerType ? { customerType } : {}) }
      const { updateUser } = await requestMerchant(visit, saveAccountFavoritesDocument, { user })
      return updateUser?.metaData === metaData
    },
  }
}
