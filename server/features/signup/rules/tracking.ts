import { tidyText } from '../../../core/values/text.ts'

export interface Tracking {
  network: string | null
  ref: string | null
  sub1: string | null
  sub2: string | null
  sub3: string | null
}

const trackingNames = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const satisfies (keyof Tracking)[]

/** In code points. */
const longest = 200

/** Product §3.8. Null when nothing is left. */
export function parseTracking(input: Partial<Record<keyof Tracking, string>>): Tracking | null {
  const entries = trackingNames.map((name) => [name, tidyValue(input[name] ?? '')])
  return entries.some(([, value]) => value) ? Object.fromEntries(entries) : null
}

function tidyValue(value: string): string | null {
  const tidy = tidyText(value.replace(/[{}]/g, ''))
  return [...tidy].slice(0, longest).join('') || null
}
