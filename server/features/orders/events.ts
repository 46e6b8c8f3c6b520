declare module '../../core/events.ts' {
  interface Events {
    /** Something has become of an order, or of a payment of it. */
    order_changed: { orderId: string }
    /** The first credits are bought: much is shown otherwise from now on. */
    premium: object
  }
}

export type {}
