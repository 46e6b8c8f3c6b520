/**
 * Events for a member's open screens by name, delivered in order and without gaps; each feature adds its own. Totals
 * are absolute, so that duplicates are harmless and `state before + events = state fetched afresh`.
 */
export interface Events {
  /** My own account changed (address confirmed, premium, name): read `me` again. */
  account: object
  /**
   * Fetch everything again: a member has become visible again with all shared content, or the missed events are
   * deleted.
   */
  reset: object
}

/** Told only to who looks now; nothing is lost when it is. */
// biome-ignore lint/suspicious/noEmptyInterface: features add theirs
export interface TransientEvents {}

type NamedEvents<All> = { [Type in keyof All]: { type: Type } & All[Type] }[keyof All]

export type AppEvent = NamedEvents<Events>
export type TransientEvent = NamedEvents<TransientEvents>
