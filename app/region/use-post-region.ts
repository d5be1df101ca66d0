import { useCallback, useRef, useState, type FormEvent } from 'react'

export type PostRegion = (event: FormEvent<HTMLFormElement>, path: string) => void

/** Posts a choice, then opens its page as a document. The browser posts one of another domain, whose response no page may read. */
export function usePostRegion(): { post: PostRegion; isNetworkError: boolean } {
  const [isNetworkError, setNetworkError] = useState(false)
  const isPosting = useRef(false)
  const post = useCallback<PostRegion>((event, path) => {
    const form = event.currentTarget
    if (new URL(form.action).origin !== window.location.origin) return
    event.preventDefault()
    if (isPosting.current) return
    isPosting.current = true
    setNetworkError(false)
    fetch(form.action, { method: 'POST', body: urlencoded(form), redirect: 'manual' })
      .then(({ type }) => {
        if (type === 'opaqueredirect') window.location.assign(path)
        else form.submit()
      })
      .catch(() => setNetworkError(true))
      .finally(() => (isPosting.current = false))
  }, [])
  return { post, isNetworkError }
}

function urlencoded(form: HTMLFormElement): URLSearchParams {
  const values = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return new URLSearchParams(values)
}
