import type { Limit } from '../../core/limits.ts'

/** For whatever looks at an address that somebody names: by network, whoever asks. */
export const emailCheckLimit: Limit = { name: 'emailCheck', duration: 60, network: 30 }
