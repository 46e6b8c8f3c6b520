declare module '../../core/events.ts' {
  interface Events {
    /** Something has become of an order, or of a payment of it. */
    order_changed: { orderId: string }
    /** Premium has begun, or ended: much is shown otherwise from now on. */
    premium: object
  }
}

export type {}
