import type { Inputs } from './trpc.ts'

export type TrackingInput = Inputs['signup']['signUp']['tracking']

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const
const storageKey = 'signup-tracking'

/** Where an address says that its visitor comes from (product §3.8); undefined when it says nothing. */
export function trackingIn(search: string): TrackingInput | undefined {
  const params = new URLSearchParams(search)
  const given = names.flatMap((name) => {
    const value = params.get(name)?.replace(/[{}]/g, '').slice(0, 500)
    return value ? [[name, value]] : []
  })
  return given.length > 0 ? Object.fromEntries(given) : undefined
}

/** Keeps it until this tab is closed: a visitor looks around before signing up. */
export function rememberTracking(search: string): void {
  const tracking = trackingIn(search)
  if (!tracking) return
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(tracking))
  } catch {
    // Without storage the way here is forgotten.
  }
}

/** What this tab knows of it, the address of the open page first; on the server nothing. */
export function recallTracking(): TrackingInput {
  if (typeof window === 'undefined') return {}
  try {
    return trackingIn(window.location.search) ?? JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/** Came by an advertisement: such visitors may see and do more on some sites. */
export function hasTrafficSource({ network, ref }: TrackingInput): boolean {
  return Boolean(network || ref)
}
