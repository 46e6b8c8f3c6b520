import type { Limit } from '../../core/limits.ts'

/** Each makes a payment at a provider. */
export const payLimit: Limit = { name: 'pay', duration: 3600, member: 60 }
export const checkoutLimit: Limit = { name: 'checkout', duration: 60, member: 60 }
/** Each asks a provider. */
export const askProviderLimit: Limit = { name: 'askProvider', duration: 60, member: 60 }
/** A provider sends for everybody from few addresses. */
export const webhookLimit: Limit = { name: 'paymentWebhook', duration: 60, network: 3000 }
