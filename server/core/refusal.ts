/** What kind of "no" a refusal is; server/core/procedures.ts and php.ts map each kind to their transport's code. */
export type RefusalKind =
  | 'invalid' // the input breaks a rule; `field` names where
  | 'unauthenticated' // log in first
  | 'forbidden' // logged in, but not allowed
  | 'missing' // not there, or not yours: the same answer
  | 'conflict' // the state of the world says no
  | 'payment' // credits or premium would make it possible
  | 'limited' // too often; `retryAfter` in seconds says when
  | 'unavailable' // ours to mend: try again later

/** Every "no" of the product. Its words in each language: i18n refusals.json, bound in src/lib/refusal-words.ts. */
export const refusals = {
  authentication_required: 'unauthenticated',
  login_failed: 'unauthenticated',
  login_locked: 'limited',
  login_link_required: 'limited',
  login_banned: 'forbidden',

  profile_name_required: 'invalid',
  profile_name_length: 'invalid',
  profile_name_is_email: 'invalid',
  profile_name_at_sign: 'invalid',
  profile_name_contact: 'invalid',
  profile_name_characters: 'invalid',
  profile_name_official: 'invalid',
  birth_date_required: 'invalid',
  birth_date_invalid: 'invalid',
  email_invalid: 'invalid',
  email_taken: 'conflict',
  email_in_grace: 'conflict',
  new_email_invalid: 'invalid',
  password_length: 'invalid',
  password_blank: 'invalid',
  password_common: 'invalid',
  password_personal: 'invalid',
  gender_required: 'invalid',
  country_unknown: 'invalid',
  region_unknown: 'invalid',
  city_invalid: 'invalid',
  signup_message_length: 'invalid',
  consent_required: 'invalid',
  signup_closed: 'forbidden',
  signup_limited: 'limited',
  activation_failed: 'conflict',
  activation_mail_limited: 'limited',
  already_confirmed: 'conflict',
  reactivation_failed: 'conflict',
  not_confirmed: 'forbidden',

  member_not_found: 'missing',
  search_login_required: 'unauthenticated',
  like_self: 'invalid',
  block_self: 'invalid',

  conversation_not_found: 'missing',
  conversation_limit: 'payment',
  message_self: 'invalid',
  message_empty: 'invalid',
  message_too_long: 'invalid',
  message_id_reused: 'conflict',
  recipient_not_confirmed: 'conflict',
  insufficient_credits: 'payment',

  input_invalid: 'invalid',
  too_many_requests: 'limited',
  origin_refused: 'forbidden',
  try_again_later: 'unavailable',
} as const satisfies Record<string, RefusalKind>

export type RefusalCode = keyof typeof refusals

/** What a refusal's words may need: `field` is the input's name, `retryAfter` is in seconds. */
export interface RefusalDetails {
  field?: string
  retryAfter?: number
  minutes?: number
  minAge?: number
  limit?: number
  min?: number
  cost?: number
  balance?: number
  reason?: string
  /** How the session ended that is needed, where there was one. */
  session?: 'ended' | 'expired'
  /** The site does not tell whether there is an account that only waits for the mail to be followed. */
  mayBeUnconfirmed?: boolean
  /** Everything that is wrong with a form, when that is more than one thing. */
  problems?: WireRefusal[]
}

/** A refusal as data: enough for words next to the field, nothing of our insides. */
export interface WireRefusal {
  code: RefusalCode
  details: RefusalDetails
}

/** A "no" that a person is told. Anything else that is thrown is a bug and answered without details. */
export class Refusal extends Error {
  override readonly name = 'Refusal'

  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
    options?: ErrorOptions,
  ) {
    super(code, options)
  }

  get kind(): RefusalKind {
    return refusals[this.code]
  }

  get wire(): WireRefusal {
    return { code: this.code, details: this.details }
  }
}
