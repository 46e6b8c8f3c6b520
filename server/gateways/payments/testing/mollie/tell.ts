import {
  type Amount,
  isCancelable,
  isRefundable,
  type MollieCustomer,
  type MollieMandate,
  type MolliePayment,
  type MollieRefund,
  refundedOf,
  remainingOf,
} from './books.ts'

/** How Mollie tells of what it knows, where its API is at `home`. */
export function telling(home: string) {
  const link = (path: string) => ({ href: `${home}v2/${path}`, type: 'application/hal+json' })
  const page = (path: string) => ({ href: `${home}${path}`, type: 'text/html' })
  const documentation = page('docs')

  return {
    payment(payment: MolliePayment) {
      const { card, refunds, chargedBack, status, id, customerId, ...facts } = payment
      return {
        ...{ resource: 'payment', mode: 'test', profileId: 'pfl_3RkSN1zuPE', id, status, ...facts },
        ...(customerId !== undefined && { customerId }),
        ...((status === 'open' || status === 'pending') && { isCancelable: isCancelable(payment) }),
        ...(isRefundable(payment) && {
          amountRefunded: amountOf(payment, refundedOf(payment)),
          amountRemaining: amountOf(payment, remainingOf(payment)),
        }),
        ...(chargedBack > 0 && { amountChargedBack: amountOf(payment, chargedBack) }),
        ...(card && { details: detailsOf(payment) }),
        _links: {
          ...{ self: link(`payments/${id}`), dashboard: page(`dashboard/${id}`) },
          ...(status === 'open' && { checkout: page(`checkout/${id}`) }),
          ...(refunds.length > 0 && { refunds: link(`payments/${id}/refunds`) }),
        },
      }
    },

    refund({ isRecent: _, ...refund }: MollieRefund, paymentId: string, isAlone = true) {
      const payment = link(`payments/${paymentId}`)
      const self = link(`payments/${paymentId}/refunds/${refund.id}`)
      const _links = { self, payment, ...(isAlone && { documentation }) }
      return { resource: 'refund', mode: 'test', ...refund, paymentId, _links }
    },

    customer({ id, metadata, createdAt }: MollieCustomer) {
      return {
        ...{ resource: 'customer', id, mode: 'test', name: null, email: null, locale: null, metadata, createdAt },
        _links: { self: link(`customers/${id}`), dashboard: page(`dashboard/${id}`), documentation },
      }
    },

    mandate(customerId: string, { id, card, status, createdAt }: MollieMandate) {
      const { label: cardLabel, digits: cardNumber } = card
      const details = {
        cardHolder: 'A. Naam',
        cardNumber,
        cardLabel,
        cardFingerprint: 'fHB3CCKx9REkz8fPplT8N4nq',
        cardExpiryDate: '2031-03-31',
      }
      return {
        ...{ resource: 'mandate', id, mode: 'test', method: 'creditcard', details, status, customerId, createdAt },
        ...{ mandateReference: null, signatureDate: createdAt.slice(0, 10), scopes: ['customer-not-present'] },
        _links: {
          self: link(`customers/${customerId}/mandates/${id}`),
          ...{ customer: link(`customers/${customerId}`), documentation },
        },
      }
    },

    method: (id: string, currency: string) => ({
      ...{ resource: 'method', id, description: id, status: 'activated' },
      ...{ minimumAmount: { currency, value: '0.01' }, maximumAmount: null },
      image: { size1x: page(id).href, size2x: page(id).href, svg: page(id).href },
      _links: { self: link(`methods/${id}`) },
    }),

    /** A list of what has pages has links to them, which there are none of here. */
    list: (name: string, values: object[], hasPages = true) => ({
      ...{ count: values.length, _embedded: { [name]: values } },
      _links: { self: link(name), ...(hasPages && { previous: null, next: null }), documentation },
    }),

    /** Its words name somebody, as Mollie's may. */
    problem: ({ status, title, field }: { status: number; title: string; field?: string }) => ({
      ...{ status, title, detail: `${title}: of anna@example.org`, ...(field && { field }) },
      _links: { documentation },
    }),
  }
}

const amountOf = ({ amount: { currency } }: MolliePayment, minor: number): Amount => ({
  currency,
  value: (minor / 100).toFixed(2),
})

/** What was paid with, which says more than we keep. */
function detailsOf({ method, card }: MolliePayment) {
  const consumerName = 'A. Naam'
  switch (method) {
    case 'ideal':
    case 'bancontact':
    case 'banktransfer':
    case 'eps':
      return { consumerName, consumerAccount: 'NL02ABNA0123456789', consumerBic: 'ABNANL2A' }
    case 'paypal':
      return { consumerName, consumerAccount: 'naam@example.org', paypalReference: '9AL35361CF606152E' }
    case 'paysafecard':
      return { customerReference: 'naam' }
    default:
      return {
        ...{ cardLabel: card?.label, cardNumber: card?.digits, cardCountryCode: card?.country },
        cardHolder: consumerName,
      }
  }
}
