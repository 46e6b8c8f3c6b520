import type { Limit } from '../../core/limits.ts'

/** By network, whoever asks. */
export const loginLimit: Limit = { name: 'login', duration: 60, network: 30 }
/** By distinct e-mail addresses: thousands of people share the network of a mobile carrier. */
export const signupLimit: Limit = { name: 'signup', duration: 600, network: 100, again: 20 }
export const emailCheckLimit: Limit = { name: 'emailCheck', duration: 60, network: 30 }
