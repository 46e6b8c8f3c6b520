/** In the order in which one gives way to the next: news that come late or twice never lead back (product §17.3). */
export const paymentStatuses = ['open', 'pending', 'expired', 'cancelled', 'failed', 'paid'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]
