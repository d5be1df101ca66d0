import { redirect, type LoaderFunctionArgs } from '@remix-run/node'

import { admitNetwork } from '#app/account/login/attempt-limits.server.ts'
import { findReceipt } from '#app/account/receipt/receipt.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  // Each file is drawn anew.
  const admitted = await admitNetwork(visit, 'receipt')
  if (!admitted.ok) {
    const { retryAfterSeconds } = admitted.reason
    const t = translate(visit.language, 'account')
    return new Response(t('faults.tooMany', { count: Math.ceil(retryAfterSeconds / 60) }), {
      status: 429,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': String(retryAfterSeconds),
      },
    })
  }
  const order = args.params.order ?? ''
  const receipt = await findReceipt(visit, order)
  // The page of the order says why there is none; this address has no page.
  if (!receipt) throw redirect(href(visit, 'order', { order }))
  return new Response(new Uint8Array(receipt.file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${receipt.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
