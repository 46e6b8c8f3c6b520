import { useEffect } from 'react'
import { useAskFor } from '../../lib/notices/asked.ts'
import { clearNotifications } from './browser.ts'
import { usePushState } from './use-push.ts'

/** Asks for the banner where the member could be notified and is not, and clears what a page that is looked at shows itself. */
export function PushRequest() {
  const state = usePushState()
  useAskFor('push', state === 'off')
  useEffect(() => {
    if (state === 'on') return clearWhileSeen()
  }, [state])
  return null
}

function clearWhileSeen(): () => void {
  const left = new AbortController()
  const look = () => {
    if (document.visibilityState === 'visible') void clearNotifications()
  }
  look()
  document.addEventListener('visibilitychange', look, { signal: left.signal })
  return () => left.abort()
}
