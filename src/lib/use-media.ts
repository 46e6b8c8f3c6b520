import { useSyncExternalStore } from 'react'

/** From here on there is room for a dialog over the page; below it is a smartphone, with one thing on the screen. */
export const wide = '(min-width: 62rem)'

/** The site runs as an app of its own. For looks alone the `installed:` variant of the styles is enough. */
export const installed = '(display-mode: standalone)'

/** Whether a media query holds; undefined where nobody knows, on the server. */
export function useMedia(query: string): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => undefined,
  )
}
