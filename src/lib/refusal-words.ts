import { TRPCClientError } from '@trpc/client'
import { m } from '~words'
import type { RefusalCode, RefusalDetails } from '../../server/core/refusal.ts'

/** What a person is told for each "no". A refusal without words does not compile. */
const words = {
  authentication_required: () => m.refusal_authentication_required(),
  login_failed: ({ mayBeUnconfirmed }) =>
    mayBeUnconfirmed ? m.refusal_login_failed_or_unconfirmed() : m.refusal_login_failed(),
  login_locked: ({ minutes }) => m.refusal_login_locked({ minutes: minutes ?? 0 }),
  login_link_required: ({ minutes }) => m.refusal_login_link_required({ minutes: minutes ?? 0 }),
  login_banned: ({ reason }) => m.refusal_login_banned({ reason: reason ?? '' }),
  profile_name_required: () => m.refusal_profile_name_required(),
  profile_name_length: ({ min, limit }) => m.refusal_profile_name_length({ min: min ?? 0, limit: limit ?? 0 }),
  profile_name_is_email: () => m.refusal_profile_name_is_email(),
  profile_name_at_sign: () => m.refusal_profile_name_at_sign(),
  profile_name_contact: () => m.refusal_profile_name_contact(),
  profile_name_characters: () => m.refusal_profile_name_characters(),
  profile_name_official: () => m.refusal_profile_name_official(),
  birth_date_required: ({ minAge }) => m.refusal_birth_date_required({ minAge: minAge ?? 18 }),
  birth_date_invalid: () => m.refusal_birth_date_invalid(),
  email_invalid: () => m.refusal_email_invalid(),
  email_taken: () => m.refusal_email_taken(),
  email_in_grace: () => m.refusal_email_in_grace(),
  new_email_invalid: () => m.refusal_new_email_invalid(),
  password_length: ({ min, limit }) => m.refusal_password_length({ min: min ?? 0, limit: limit ?? 0 }),
  password_blank: () => m.refusal_password_blank(),
  password_common: () => m.refusal_password_common(),
  password_personal: () => m.refusal_password_personal(),
  gender_required: () => m.refusal_gender_required(),
  country_unknown: () => m.refusal_country_unknown(),
  region_unknown: () => m.refusal_region_unknown(),
  city_invalid: () => m.refusal_city_invalid(),
  signup_message_length: ({ limit }) => m.refusal_signup_message_length({ limit: limit ?? 0 }),
  consent_required: () => m.refusal_consent_required(),
  signup_closed: () => m.refusal_signup_closed(),
  signup_limited: () => m.refusal_signup_limited(),
  activation_failed: () => m.refusal_activation_failed(),
  activation_mail_limited: ({ retryAfter }) => m.refusal_activation_mail_limited({ retryAfter: retryAfter ?? 0 }),
  already_confirmed: () => m.refusal_already_confirmed(),
  reactivation_failed: () => m.refusal_reactivation_failed(),
  not_confirmed: () => m.refusal_not_confirmed(),
  member_not_found: () => m.refusal_member_not_found(),
  search_login_required: () => m.refusal_search_login_required(),
  like_self: () => m.refusal_like_self(),
  block_self: () => m.refusal_block_self(),
  conversation_not_found: () => m.refusal_conversation_not_found(),
  conversation_limit: ({ limit }) => m.refusal_conversation_limit({ limit: limit ?? 0 }),
  message_self: () => m.refusal_message_self(),
  message_empty: () => m.refusal_message_empty(),
  message_too_long: ({ limit }) => m.refusal_message_too_long({ limit: limit ?? 0 }),
  message_id_reused: () => m.refusal_message_id_reused(),
  recipient_not_confirmed: () => m.refusal_recipient_not_confirmed(),
  insufficient_credits: () => m.refusal_insufficient_credits(),
  input_invalid: () => m.refusal_input_invalid(),
  too_many_requests: ({ retryAfter }) => m.refusal_too_many_requests({ retryAfter: retryAfter ?? 0 }),
  origin_refused: () => m.refusal_origin_refused(),
  try_again_later: () => m.refusal_try_again_later(),
} satisfies Record<RefusalCode, (details: RefusalDetails) => string>

export interface RefusalInHand {
  code: RefusalCode
  details: RefusalDetails
}

/** The refusal in what a call has thrown, if the server said "no"; undefined for a lost line or a bug. */
export function refusalIn(error: unknown): RefusalInHand | undefined {
  return error instanceof TRPCClientError ? (error.data?.refusal ?? undefined) : undefined
}

export function wordsFor({ code, details }: RefusalInHand): string {
  return words[code](details)
}

/** What to tell a person about anything that a call has thrown. */
export function errorWords(error: unknown): string {
  const refusal = refusalIn(error)
  if (refusal) return wordsFor(refusal)
  const isAnswered = error instanceof TRPCClientError && error.data
  return isAnswered ? m.refusal_unknown() : m.refusal_offline()
}
