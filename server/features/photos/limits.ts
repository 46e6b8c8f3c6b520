import type { Limit } from '../../core/limits.ts'

/** What is sent for each is decoded and made into six files. */
export const photoUploadLimit: Limit = { name: 'photoUpload', duration: 600, member: 120 }

/** Order, deleting and bringing back. */
export const photoChangeLimit: Limit = { name: 'photoChange', duration: 60, member: 120 }
