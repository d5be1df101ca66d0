import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { cardAnchor } from '#app/catalogue/card/product-card.ts'
import { changeAccountFavorites } from '#app/favorites/account-favorites.server.ts'
import { saveFavorites } from '#app/favorites/favorites.server.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { readToggleChanges } from '#app/ui/button/toggle-change.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'favorites'))
}

/** Changes a favourite. Scripts get the saved list; without scripts the response redirects to the page. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const changes = readToggleChanges(form)
  const ids =
    (await changeAccountFavorites(visit, changes)) ?? saveFavorites(visit.cookies, changes)
  if (args.request.headers.get('Accept') === 'application/json') {
    return Response.json({ ids }, { headers: { 'Cache-Control': 'no-store' } })
  }
  const [change, ...others] = changes
  const returnPath = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'favorites')
  // A whole list that is saved at once is shown from its beginning.
  const isOne = change !== undefined && others.length === 0
  return seeOther(isOne ? `${returnPath}#${cardAnchor(change.id)}` : returnPath)
}
