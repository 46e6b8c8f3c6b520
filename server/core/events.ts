/**
 * What a member's open screens are told, in order and without gaps, by its name: each feature adds its own. Totals are
 * absolute, so that telling twice does no harm and `state before + events = state fetched afresh`.
 */
export interface Events {
  /** My own account changed (address confirmed, premium, name): read `me` again. */
  account: object
  /**
   * Fetch everything afresh: somebody whom I know is there again with all that we share, or events older than we keep are
   * missing.
   */
  reset: object
}

/** Told only to who looks now; nothing is lost when it is. */
// biome-ignore lint/suspicious/noEmptyInterface: features add theirs
export interface TransientEvents {}

type NamedEvents<All> = { [Type in keyof All]: { type: Type } & All[Type] }[keyof All]

export type AppEvent = NamedEvents<Events>
export type TransientEvent = NamedEvents<TransientEvents>
