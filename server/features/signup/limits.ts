import type { Limit } from '../../core/limits.ts'

/** By distinct e-mail addresses: thousands of people share the network of a mobile carrier. */
export const signupLimit: Limit = { name: 'signup', duration: 600, network: 100, again: 20 }
