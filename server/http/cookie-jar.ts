import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'

import type { CookieJar } from '#app/context.ts'

const longestValue = 4096

/** Cookies of one request and its answer (house: cookies, session, visit). */
export function cookieJar(request: Request, response: Response, isSecure: boolean): CookieJar {
  const cookies = new Map(Object.entries(parseCookie(request.headers.cookie ?? '', { decode })))
  const set = (name: string, value: string, options: { maxAge?: number; httpOnly?: boolean }) => {
    const line = stringifySetCookie({
      name,
      value,
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      ...options,
    })
    // The last word on a name wins: one answer never sets the same cookie twice.
    const others = [response.getHeader('Set-Cookie') ?? []]
      .flat()
      .map(String)
      .filter((other) => !other.startsWith(`${name}=`))
    response.setHeader('Set-Cookie', [...others, line])
  }
  return {
    read(name) {
      const value = cookies.get(name)
      return value !== undefined && isHarmless(value) ? value : undefined
    },
    write(name, value, { maxAgeSeconds, httpOnly = true } = {}) {
      if (!isHarmless(value)) throw new Error(`cookie ${name} has a value that no header can carry`)
      cookies.set(name, value)
      set(name, value, { httpOnly, maxAge: maxAgeSeconds })
    },
    forget(name) {
      cookies.delete(name)
      set(name, '', { httpOnly: true, maxAge: 0 })
    },
    hasChanged: () => response.hasHeader('Set-Cookie'),
  }
}

/** Half an escape or invalid UTF-8 is no value: it reads like one that was forgotten. */
function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Control characters would break the headers of calls that carry the value on. */
function isHarmless(value: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return value.length <= longestValue && !/[\u0000-\u001f\u007f]/.test(value)
}
