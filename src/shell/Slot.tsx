import type { ShellSlots } from '../lib/slots.ts'

/** What each feature shows around every page, by its name. */
export type Slots = readonly [feature: string, shown: ShellSlots][]

/** One place of the shell, with what all features put there. */
export function Slot({ slots, place }: { slots: Slots; place: keyof ShellSlots }) {
  return slots.map(([feature, { [place]: Shown }]) => Shown && <Shown key={feature} />)
}
