import { useCallback, useSyncExternalStore } from 'react'

/** From here on there is room for a dialog over the page; below it is a smartphone, with one thing on the screen. */
export const wide = '(min-width: 62rem)'

/** The site runs as an app of its own. For looks alone the `installed:` variant of the styles is enough. */
export const installed = '(display-mode: standalone)'

/** Whether a media query holds; undefined where nobody knows, on the server. */
export function useMedia(query: string): boolean | undefined {
  // React listens anew whenever it is given another function.
  const listen = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore<boolean | undefined>(
    listen,
    () => matchMedia(query).matches,
    () => undefined,
  )
}
