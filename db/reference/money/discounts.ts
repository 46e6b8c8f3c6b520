/** Stored in rows and sent to old clients: add, never rename. */
export const codeStatuses = ['active', 'inactive'] as const

/** How often a code can be used: once in total, once by each member, or with every purchase. */
export const codeValidities = ['once', 'once_per_user', 'always'] as const

/** How a code is written. */
export const codePattern = /^[A-Z0-9-]{3,32}$/
