import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { readDraft, tooLongFields } from '#app/checkout/draft/checkout-form.ts'
import { saveDraft } from '#app/checkout/checkout.server.ts'
import { draftOwner } from '#app/checkout/draft/draft-owner.server.ts'
import { guest } from '#app/checkout/draft/draft-owner.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { checkProviderOrder } from './submit-checkout.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'checkout'))
}

/** Saves the form while it is typed in. No button was pressed: a page from before a logout changes nothing. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  // The hook of a payment provider's form, right before it submits the order.
  if (form.get('intent') === 'check') {
    return new Response(null, { status: (await checkProviderOrder(visit, form)) ? 204 : 409 })
  }
  const formOwner = form.get('owner')
  if (formOwner === guest) await saveDraft(visit, readDraft(form), guest)
  else if (formOwner === draftOwner(visit)) await saveDraft(visit, readDraft(form))
  // The page keeps what was not saved.
  return new Response(null, { status: tooLongFields(form).length > 0 ? 422 : 204 })
}
