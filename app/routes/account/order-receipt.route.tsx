import type { LoaderFunctionArgs } from '@remix-run/node'

import { findReceipt } from '#app/account/receipt.server.ts'
import { notFound } from '#app/visit/responses.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const receipt = await findReceipt(visit, args.params.order ?? '')
  if (!receipt) throw notFound()
  return new Response(new Uint8Array(receipt.file), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${receipt.fileName}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
