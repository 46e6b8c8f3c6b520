import { useSyncExternalStore } from 'react'

const query = '(display-mode: standalone)'

/** Whether the site runs as an app of its own. For looks alone the `installed:` variant of the styles is enough. */
export function useInstalledApp(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
