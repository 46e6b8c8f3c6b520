/** Milliseconds in which somebody may begin to pay an order (product §17.2). */
export const timeToPay = 30 * 60_000

/**
 * Whether nobody begins or goes on to pay an order any more (product §17.2): from `expiresAt` itself on. The queries say the same of
 * their rows (`expires_at <= now`).
 */
export const isOrderOver = ({ expiresAt }: { expiresAt: Date }, now: Date): boolean => now >= expiresAt
