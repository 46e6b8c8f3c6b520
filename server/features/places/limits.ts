import type { Limit } from '../../core/limits.ts'

/** By network, for members and visitors alike. */
export const geocodeLimit: Limit = { name: 'geocode', duration: 60, network: 60 }
export const placeSearchLimit: Limit = { name: 'placeSearch', duration: 60, network: 240 }
