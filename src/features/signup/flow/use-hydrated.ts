import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the browser takes over what it rendered: only then may what is shown depend on the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
