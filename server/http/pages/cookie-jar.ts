import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'

import type { CookieJar } from '#app/context.ts'

const maxValueLength = 4096

export function sentCookies(header = ''): Pick<CookieJar, 'read' | 'namesFrom'> {
  const sent = new Map(Object.entries(parseCookie(header, { decode: unescaped })))
  // Parsed on first use, and once: a header full of invented cookies costs nothing.
  const values = new Map<string, string | undefined>()
  return {
    read(name) {
      if (!values.has(name)) values.set(name, decodeValue(sent.get(name) ?? ''))
      return values.get(name)
    },
    namesFrom: (prefix) => [...sent.keys()].filter((name) => name.startsWith(prefix)),
  }
}

/** Cookies of one request and its response (app/session/README.md). */
export function cookieJar(request: Request, response: Response, isSecure: boolean): CookieJar {
  const sent = sentCookies(request.headers.cookie)
  const written = new Map<string, string | undefined>()
  const set = (name: string, value: string, options: { maxAge?: number; httpOnly?: boolean }) => {
    const line = stringifySetCookie({
      name,
      value,
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
      ...options,
    })
    // The last value of a name applies: one response never sets the same cookie twice.
    const others = [response.getHeader('Set-Cookie') ?? []]
      .flat()
      .map(String)
      .filter((other) => !other.startsWith(`${name}=`))
    response.setHeader('Set-Cookie', [...others, line])
  }
  return {
    read: (name) => (written.has(name) ? written.get(name) : sent.read(name)),
    namesFrom: sent.namesFrom,
    write(name, value, { maxAgeSeconds, httpOnly = true } = {}) {
      if (!isHarmless(value)) throw new Error(`cookie ${name} has a value that no header can carry`)
      written.set(name, value)
      set(name, value, { httpOnly, maxAge: maxAgeSeconds })
    },
    forget(name) {
      written.set(name, undefined)
      set(name, '', { httpOnly: true, maxAge: 0 })
    },
    hasChanged: () => response.hasHeader('Set-Cookie'),
  }
}

const unescaped = (value: string) => value

/** A truncated escape or invalid UTF-8 counts as a missing cookie. */
function decodeValue(sent: string): string | undefined {
  if (sent === '') return undefined
  try {
    const value = decodeURIComponent(sent)
    return isHarmless(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Control characters would break the headers of upstream requests that contain the value. */
function isHarmless(value: string): boolean {
  return value.length <= maxValueLength && !/\p{Cc}/u.test(value)
}
