import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'

import { proofForm } from '#app/account/account-form.ts'
import { admit } from '#app/account/attempt-limits.server.ts'
import { passGuard } from '#app/account/guards.server.ts'
import { openPersonalData } from '#app/account/personal-data.server.ts'
import { accountName, provesPassword } from '#app/account/sign-in.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { href } from '#app/routing/href.ts'
import { seeOther } from '#app/visit/answers.server.ts'
import { openVisit } from '#app/visit/visit.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  return redirect(href(await openVisit(args), 'accountData'))
}

/** A customer's own data as a file, for whoever knows the password. */
export async function action(args: ActionFunctionArgs) {
  const { visit, customer } = await passGuard('authenticated', args)
  const form = proofForm.safeParse(Object.fromEntries(await args.request.formData()))
  const back = (fault: string) => seeOther(`${href(visit, 'accountData')}?fault=${fault}`)
  if (!form.success) return back('password')
  const admitted = await admit(visit, 'login', accountName(customer.email))
  if (!admitted.ok) return back('busy')
  try {
    if (!(await provesPassword(visit, form.data.password))) return back('password')
    await admitted.value.succeeded()
    const personalData = await openPersonalData(visit)
    if (!personalData) return back('busy')
    return new Response(JSON.stringify(personalData, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="hemvist-personal-data.json"',
        'Cache-Control': 'no-store',
      },
    })
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    visit.log.warn({ err: error }, 'personal data not exported')
    await admitted.value.wasNotJudged()
    return back('busy')
  }
}
