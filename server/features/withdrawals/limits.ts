import type { Limit } from '../../core/limits.ts'

export const withdrawalsLimit: Limit = { name: 'withdrawals', duration: 60, member: 30 }
/** By network, for members and visitors alike. */
export const withdrawalLinkLimit: Limit = { name: 'withdrawalLink', duration: 60, network: 60 }
