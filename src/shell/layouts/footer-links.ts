import { m } from '~words'

const terms = { to: '/pages/terms', label: m.shell_footer_terms } as const
const privacy = { to: '/pages/privacy', label: m.shell_footer_privacy } as const
const cookies = { to: '/pages/cookies', label: m.shell_footer_cookies } as const
const ban = { to: '/pages/ban', label: m.shell_footer_ban } as const
const pricing = { to: '/pricing', label: m.shell_footer_pricing } as const
const complaints = { to: '/complaints', label: m.shell_footer_complaints } as const
const returnPolicy = { to: '/pages/return-policy', label: m.shell_footer_return_policy } as const
const withdrawal = { to: '/withdrawal', label: m.shell_footer_withdrawal } as const
const faq = { to: '/pages/faq', label: m.shell_footer_faq } as const
const safety = { to: '/pages/safety', label: m.shell_footer_safety } as const
const service = { to: '/pages/service', label: m.shell_footer_service } as const

/** Visitors read the rules first, members look for help first. */
export const visitorLinks = [
  terms,
  privacy,
  cookies,
  ban,
  pricing,
  complaints,
  returnPolicy,
  withdrawal,
  faq,
  safety,
  service,
]
export const memberLinks = [
  service,
  safety,
  faq,
  complaints,
  returnPolicy,
  withdrawal,
  pricing,
  terms,
  privacy,
  cookies,
  ban,
]

/** An installed app keeps what a member may need at any moment. */
export const appLinks: readonly (typeof memberLinks)[number][] = [
  service,
  safety,
  complaints,
  returnPolicy,
  withdrawal,
  terms,
  privacy,
]
