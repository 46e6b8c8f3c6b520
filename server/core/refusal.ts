/** What kind of "no" a refusal is; server/core/trpc/errors.ts and php/errors.ts map each kind to their transport's code. */
export type RefusalKind =
  | 'invalid' // the input breaks a rule; `field` names where
  | 'unauthenticated' // log in first
  | 'forbidden' // logged in, but not allowed
  | 'missing' // not there, or not yours: the same answer
  | 'conflict' // the state of the world says no
  | 'payment' // credits or premium would make it possible
  | 'limited' // too often; `retryAfter` in seconds says when
  | 'unavailable' // ours to mend: try again later

export interface CommonDetails {
  field?: string
  /** In seconds. */
  retryAfter?: number
  /** Everything that is wrong with a form, when that is more than one thing. */
  problems?: Refusal[]
}

/** A refusal as data, with its words in the reader's language; no internal details. */
export interface WireRefusal {
  code: string
  words: string
  details: Omit<CommonDetails, 'problems'> & { problems?: WireRefusal[] }
}

/** An expected error that the user sees. Anything else that is thrown is a bug and answered without details. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string

  constructor(
    private readonly type: AnyRefusalType,
    readonly details: CommonDetails = {},
    options?: ErrorOptions,
  ) {
    super(type.code, options)
    this.code = type.code
  }

  get kind(): RefusalKind {
    return this.type.kind
  }

  /** In the language of the moment. */
  get wire(): WireRefusal {
    const { code, words } = this
    const { problems, ...details } = this.details
    return { code, words, details: problems ? { ...details, problems: problems.map(({ wire }) => wire) } : details }
  }

  /** In the language of the moment. */
  get words(): string {
    return this.type.words(this.details)
  }
}

/** Nothing to say but the code. */
// biome-ignore lint/complexity/noBannedTypes: what has no details of its own takes an object without any
type Nothing = {}

/** One "no" of the product: its name for programs, its kind, and its words. Called, it makes a refusal to throw. */
export interface RefusalType<Code extends string, Details extends object> {
  (
    ...[details, options]: Nothing extends Details
      ? [details?: Details & CommonDetails, options?: ErrorOptions]
      : [details: Details & CommonDetails, options?: ErrorOptions]
  ): Refusal
  readonly code: Code
  readonly kind: RefusalKind
  words(details: Details): string
}

export interface AnyRefusalType {
  readonly code: string
  readonly kind: RefusalKind
  words(details: object): string
}

/** By its code. */
export const refusalTypes = new Map<string, AnyRefusalType>()

/** Makes the types of a kind. What the words need is what a refusal of the type must be given. */
function ofKind(kind: RefusalKind) {
  return <const Code extends string, Details extends object = Nothing>(
    code: Code,
    words: (details: Details) => string,
  ): RefusalType<Code, Details> => {
    const facts = { code, kind, words }
    const make = (details?: CommonDetails, options?: ErrorOptions) =>
      new Refusal(facts as AnyRefusalType, details, options)
    const type = Object.assign(make, facts) as RefusalType<Code, Details>
    refusalTypes.set(code, type)
    return type
  }
}

export const invalid = ofKind('invalid')
export const unauthenticated = ofKind('unauthenticated')
export const forbidden = ofKind('forbidden')
export const missing = ofKind('missing')
export const conflict = ofKind('conflict')
export const payment = ofKind('payment')
export const limited = ofKind('limited')
export const unavailable = ofKind('unavailable')
