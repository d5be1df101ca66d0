import { text } from 'node:stream/consumers'

import type { Request, RequestHandler, Response } from 'express'

import {
  operatorAccess,
  operatorPath,
  type AccessSettings,
  type Admission,
} from './operator-access.ts'
import type { DroppedDocuments, OperatorStatus } from './operator-status.ts'
import { loginPage, operatorPolicy, statusPage } from './render-status.ts'

export interface OperatorSettings extends AccessSettings {
  /** The status without what the host itself knows. */
  readStatus(requestId: string): Promise<Omit<OperatorStatus, 'upstreams' | 'networkLimitsOff'>>
  /** Deletes the kept documents of this instance and those that all instances share. */
  dropDocuments(): Promise<DroppedDocuments>
}

export interface HostHealth {
  upstreams(requestId: string): Promise<OperatorStatus['upstreams']>
  networkLimitsOff(): OperatorStatus['networkLimitsOff']
}

export interface Operator {
  /** Whether the `Authorization` header has the token; null without the header, or the status of a refusal. */
  bearer(request: Request, response: Response): Promise<boolean | null>
  page(health: HostHealth): RequestHandler
}

/** The host writes the page, so that it is there without the merchant. Without `OPERATOR_TOKEN` its address is unknown. */
export function openOperator(settings: OperatorSettings): Operator {
  const access = operatorAccess(settings)
  return {
    async bearer(request, response) {
      const admission = await access.admitBearer(request, response)
      if (admission && !admission.isAdmitted) setRefusal(response, admission)
      return admission && admission.isAdmitted
    },
    page: (health) => (request, response, next) => {
      if (!isOperatorPath(request)) return next()
      response.set({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': operatorPolicy,
        'Referrer-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex, nofollow',
      })
      response.removeHeader('Reporting-Endpoints')
      answer(health, request, response).catch(next)
    },
  }

  async function answer(health: HostHealth, request: Request, response: Response) {
    const isPost = request.method === 'POST'
    const fields = new URLSearchParams(isPost ? await text(request) : '')
    const action = fields.get('action')
    if (action === 'login') return logIn(fields.get('token') ?? '', request, response)
    const byBearer = await access.admitBearer(request, response)
    if (byBearer && !byBearer.isAdmitted) return refuse(request, response, byBearer)
    if (!byBearer && !access.hasSession(request)) {
      return refuse(request, response, { isAdmitted: false, retryAfterSeconds: null }, null)
    }
    if (action === 'logout') {
      access.endSession(response)
      return response.redirect(303, operatorPath)
    }
    if (isPost && action !== 'drop') return response.locals.refuse(400, 'unknown action')
    const dropped = isPost ? await drop(response) : null
    const { requestId } = response.locals
    const [status, upstreams] = await Promise.all([
      settings.readStatus(requestId),
      health.upstreams(requestId),
    ])
    const whole = { ...status, upstreams, networkLimitsOff: health.networkLimitsOff() }
    if (request.accepts('html', 'json') === 'json') return response.json({ ...whole, dropped })
    return response.type('html').send(statusPage(whole, dropped))
  }

  async function logIn(token: string, request: Request, response: Response) {
    const admission = await access.admit(token, request, response)
    if (!admission.isAdmitted) return refuse(request, response, admission)
    access.startSession(response)
    return response.redirect(303, operatorPath)
  }

  async function drop(response: Response) {
    const dropped = await settings.dropDocuments()
    const count = dropped.here + (dropped.shared ?? 0)
    response.locals.log.info({ count }, 'kept documents deleted')
    return dropped
  }
}

const isOperatorPath = ({ path, method }: Request) =>
  path === operatorPath && ['GET', 'HEAD', 'POST'].includes(method)

type Refused = Extract<Admission, { isAdmitted: false }>

function setRefusal(response: Response, { retryAfterSeconds }: Refused): void {
  response.locals.refusalReason = retryAfterSeconds === null ? 'no access' : 'too many attempts'
  response
    .status(retryAfterSeconds === null ? 401 : 429)
    .set('WWW-Authenticate', 'Bearer realm="operator"')
  if (retryAfterSeconds !== null) response.set('Retry-After', String(retryAfterSeconds))
}

/** @param fault for a person who has sent a wrong token; null for one who has sent none */
function refuse(
  request: Request,
  response: Response,
  refused: Refused,
  fault: string | null = faultOf(refused),
) {
  setRefusal(response, refused)
  if (request.accepts('html', 'json') === 'json')
    return response.json({ error: fault ?? 'no token' })
  return response.type('html').send(loginPage(fault))
}

function faultOf({ retryAfterSeconds }: Refused): string {
  return retryAfterSeconds === null
    ? 'This is not the token.'
    : `Too many attempts. Try again in ${Math.ceil(retryAfterSeconds / 60)} minutes.`
}
