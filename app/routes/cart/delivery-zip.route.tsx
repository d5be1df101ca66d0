import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'

import { chooseZip, forgetZip } from '#app/checkout/delivery/zip-delivery.server.ts'
import { seeOther } from '#app/addresses/redirects.server.ts'
import { orNetworkError } from '#app/routing/or-network-error.ts'
import { postalCodeExample } from '#app/kit/person/postal-code.ts'
import { ZipForm, type ZipRefusal } from '#app/checkout/delivery/zip-form.tsx'
import { href } from '#app/routing/href.ts'
import { sameOriginPath } from '#app/routing/paths/same-origin-path.ts'
import { titledHead } from '#app/seo/screen-head.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'
import {
  useZipDelivery,
  type ShownZipDelivery,
} from '#app/catalogue/stock/zip-delivery-context.tsx'
import { Link } from '#app/ui/navigation/link.tsx'
import { FormPage } from '#app/routes/layouts/form/form-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const from = new URL(args.request.url).searchParams.get('returnTo')
  return {
    returnTo: sameOriginPath(from ?? '') ?? href(visit, 'home'),
    head: titledHead(visit, 'deliveryZip', 'catalogue', 'zip.title'),
  }
}

/** Redirects back, unless a script keeps the page open; an invalid code stays in the field. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args)
  const form = await args.request.formData()
  const returnTo = sameOriginPath(String(form.get('returnTo') ?? '')) ?? href(visit, 'home')
  if (form.has('remove')) {
    forgetZip(visit)
    return seeOther(returnTo)
  }
  const typed = String(form.get('zip') ?? '')
  const result = await chooseZip(visit, typed)
  if (result.ok) return form.has('stay') ? data({ isSaved: true }) : seeOther(returnTo)
  const status = result.reason === 'zip' ? 422 : 503
  const example = postalCodeExample(visit.market.country.code)
  const refusal: ZipRefusal = { reason: result.reason, typed, example }
  return data({ ...refusal, returnTo }, { status })
}

/** After a network error the form shows a message, with the typed values. */
export const clientAction = orNetworkError<typeof action>()((form) => ({
  isNetworkError: true,
  reason: 'lost' as const,
  typed: String(form.get('zip') ?? ''),
  example: null,
  returnTo: String(form.get('returnTo') ?? ''),
}))

export { revalidateUnlessNetworkError as shouldRevalidate } from '#app/kit/network-error.ts'

export { pageMeta as meta } from '#app/seo/page-head.ts'

/** The form for the visitor's postal code, and the delivery to it. */
export default function DeliveryZipPage() {
  const page = useLoaderData<typeof loader>()
  const posted = useActionData<typeof clientAction>()
  const refusal = posted && 'reason' in posted ? posted : null
  const returnTo = refusal?.returnTo ?? page.returnTo
  const { t } = useTranslation('catalogue')
  const delivery = useZipDelivery()
  return (
    <FormPage title={t('zip.title')} intro={t('zip.text')} room={4}>
      <ZipForm key={delivery?.zip} returnTo={returnTo} posted={refusal} />
      {delivery ? <ZipDeliveryText delivery={delivery} /> : null}
      <Link to={returnTo}>{t('zip.back')}</Link>
    </FormPage>
  )
}

/** When goods in stock arrive at a postal code, and where they can be picked up. */
function ZipDeliveryText({ delivery }: { delivery: ShownZipDelivery }) {
  const { t } = useTranslation('catalogue')
  const { zip, isServed, pickup, date } = delivery
  if (!isServed) return <p>{t('zip.notServed', { zip })}</p>
  return (
    <div>
      <p>{t('zip.home', { zip, date })}</p>
      <p>{pickup ? t('zip.pickup', { place: pickup }) : t('zip.noPickup')}</p>
    </div>
  )
}
