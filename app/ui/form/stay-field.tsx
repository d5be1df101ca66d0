import { useEffect, useState } from 'react'

/** A field that makes an action return its result instead of a redirect; needs scripts. */
export function NoRedirectField() {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return isRunning ? <input type="hidden" name="stay" value="1" /> : null
}
