import { describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import type { Refusal } from '../../../../server/core/refusal.ts'
import * as refusals from '../../../../server/features/discounts/refusals.ts'
import { isFocused, open, type Page } from '../../../testing/dom/open.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import {
  checkoutState,
  checkoutStates,
  createCheckout,
  createMethods,
  createOffer,
  discountedOffer,
  orderState,
  withOrders,
} from '../states.ts'

type Ask = Extract<NonNullable<NonNullable<Answers['orders']>['checkout']>, (input: never) => unknown>

const { discountCodeEqual, discountCodeNotFound, discountCodeLess } = refusals
// The name has a soft hyphen.
const orderName = /^Bestelling met betalings\u00adverplichting/
const typed = { field: 'code' }
const listPrice = createCheckout(createOffer())

/** Also what lies in several elements. */
const mainText = () => document.querySelector('main')?.textContent ?? ''

const openField = ({ screen, user }: Page) => user.click(screen.getByText('Kortingscode invullen'))
const fieldOf = ({ screen }: Page) => screen.getByLabelText<HTMLInputElement>('Kortingscode')
const pricesIn = (page: Page) =>
  page.screen.queryAllByText(/^€\s\d+,\d\d$/).map(({ textContent }) => textContent?.replace(/\s/g, ' '))

async function enterCode(page: Page, code: string): Promise<void> {
  await page.user.clear(fieldOf(page))
  await page.user.type(fieldOf(page), `${code}{Enter}`)
}

/** The words under the field, as they are read out with it. */
const describedBy = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function placeOrder({ screen, user }: Page): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /lever mijn credits meteen/ }))
  await user.click(screen.getByRole('button', { name: orderName }))
}

async function openCheckout(ask: Ask): Promise<Page> {
  const page = await open(checkoutState(ask))
  await page.screen.findByRole('radio', { name: /^iDEAL/ })
  return page
}

const reasons: [string, Refusal, RegExp][] = [
  ['is unknown', discountCodeNotFound(typed), /kennen we niet/],
  ['is switched off', refusals.discountCodeInactive(typed), /geldt op dit moment niet/],
  ['has expired', refusals.discountCodeExpired({ ...typed, on: '2026-03-12' }), /is verlopen op 12 maart 2026/],
  [
    'needs a larger bundle',
    refusals.discountOrderTooSmall({ ...typed, least: money(1000, 'EUR') }),
    /geldt voor bundels vanaf €\s10,00/,
  ],
  [
    'has another currency',
    refusals.discountNotInCountry({ ...typed, only: null }),
    /geldt niet in het land waaruit je betaalt/,
  ],
  [
    'holds in another country',
    refusals.discountNotInCountry({ ...typed, only: 'BE' }),
    /alleen voor betalingen uit één land: België/,
  ],
]

describe('a typed code', () => {
  test.each(reasons)('that %s says so under its field, and the price stays', async (_, refusal, words) => {
    const page = await openCheckout(({ code }) => (code ? refusal : listPrice))
    await openField(page)
    await enterCode(page, 'BESTAATNIET')
    await page.until(() => expect(describedBy(fieldOf(page))).toMatch(words))
    await page.until(() => expect(isFocused(fieldOf(page))).toBe(true))
    await page.until(() => expect(pricesIn(page)).toContain('€ 47,99'))
  })

  test('that holds changes the price, and its removal takes the price back', async () => {
    const page = await openCheckout(({ code }) =>
      code?.toUpperCase() === 'ZOMER' ? createCheckout(discountedOffer('ZOMER', 50)) : listPrice,
    )
    await openField(page)
    await enterCode(page, 'zomer')
    await page.until(() => expect(mainText()).toContain('ZOMER toegepast'))
    expect(pricesIn(page)).toContain('€ 24,00')
    await page.user.click(page.screen.getByRole('button', { name: 'ZOMER verwijderen' }))
    await page.until(() => expect(pricesIn(page)).not.toContain('€ 24,00'))
    await page.until(() => expect(isFocused(fieldOf(page))).toBe(true))
  })

  test('that takes off less than the member’s own discount leaves that, and says so', async () => {
    const own = createCheckout(discountedOffer('TROUW', 20))
    const page = await openCheckout(({ code }) => {
      if (code === null) return listPrice
      return code ? discountCodeLess({ ...typed, code, percentage: 20 }) : own
    })
    await page.user.click(await page.screen.findByRole('button', { name: 'TROUW verwijderen' }))
    await page.until(() => expect(pricesIn(page)).not.toContain('€ 38,40'))
    await enterCode(page, 'KLEINER')
    await page.until(() => expect(mainText()).toContain('Je hebt al 20% korting; KLEINER geeft minder.'))
    expect(mainText()).toContain('TROUW toegepast')
    expect(pricesIn(page)).toContain('€ 38,40')
  })
})

describe('the button that orders', () => {
  const orders = (page: Page) => page.server.inputsOf('orders.order')

  test('orders without a code by the second press, when the first was told that the code is refused', async () => {
    const page = await openCheckout(({ code }) => (code ? discountCodeNotFound(typed) : listPrice))
    page.server.answer({ orders: { order: { checkoutUrl: null }, get: orderState({}).answers.orders.get } })
    await openField(page)
    await page.user.type(fieldOf(page), 'BESTAATNIET')
    await placeOrder(page)
    await page.until(() => expect(describedBy(fieldOf(page))).toMatch(/kennen we niet/))
    expect(orders(page)).toEqual([])
    await page.user.click(page.screen.getByRole('button', { name: orderName }))
    await page.until(() => expect(orders(page)).toMatchObject([{ total: money(4799, 'EUR'), code: null }]))
  })

  test('applies a code that was only typed, and orders at no price that was not shown', async () => {
    const page = await openCheckout(({ code }) => (code ? createCheckout(discountedOffer('ZOMER', 50)) : listPrice))
    page.server.answer({ orders: { order: { checkoutUrl: null }, get: orderState({}).answers.orders.get } })
    await openField(page)
    await page.user.type(fieldOf(page), 'ZOMER')
    await placeOrder(page)
    await page.screen.findByText(/Met je kortingscode is het totaal €\s24,00/)
    expect(orders(page)).toEqual([])
    await page.user.click(page.screen.getByRole('button', { name: orderName }))
    await page.until(() => expect(orders(page)).toMatchObject([{ total: money(2400, 'EUR'), code: 'ZOMER' }]))
  })
})

test('an empty code is asked for in words, and nothing is asked of the server', async () => {
  const page = await openCheckout(() => listPrice)
  await openField(page)
  const asked = page.server.inputsOf('orders.checkout').length
  await page.user.click(page.screen.getByRole('button', { name: 'Toepassen' }))
  await page.until(() => expect(describedBy(fieldOf(page))).toContain('Typ eerst een code.'))
  expect(isFocused(fieldOf(page))).toBe(true)
  expect(page.server.inputsOf('orders.checkout')).toHaveLength(asked)
})

test('a code of as much as the member’s own discount stays unused, also if the order button is pressed over it', async () => {
  const own = createCheckout(discountedOffer('LEVENLANG', 20))
  const page = await openCheckout(({ code }) => {
    if (code === null) return listPrice
    return code ? discountCodeEqual({ ...typed, code, percentage: 20 }) : own
  })
  const { screen, server, user } = page
  server.answer({ orders: { order: { checkoutUrl: null }, get: orderState({}).answers.orders.get } })
  await user.click(screen.getByRole('button', { name: 'LEVENLANG verwijderen' }))
  await screen.findByRole('button', { name: 'Toepassen' })
  await user.type(fieldOf(page), 'EVENVEEL')
  await placeOrder(page)
  // At the button, too, which may be far from the field.
  await page.until(() => expect(document.getElementById('order-note')?.textContent).toContain('krijg je evenveel'))
  expect(isFocused(screen.getByRole('button', { name: orderName }))).toBe(true)
  expect(server.inputsOf('orders.order')).toEqual([])
  await user.click(screen.getByRole('button', { name: orderName }))
  await page.until(() => expect(server.inputsOf('orders.order')).toHaveLength(1))
  expect(server.inputsOf('orders.order')).toMatchObject([{ total: own.offer.price, code: 'LEVENLANG' }])
})

test.each(['visa', 'mastercard'])('a link to %s leads to paying by card', async (brand) => {
  const { screen } = await open({ ...checkoutStates['list price'], at: `/credits/p2/${brand}` })
  const card = await screen.findByRole<HTMLInputElement>('radio', { name: /^Creditcard/ })
  expect(card.checked).toBe(true)
  expect(screen.queryByText(/kan hier nu niet/)).toBeNull()
})

test('each method has a drawing of its own: a bank transfer is not iDEAL', async () => {
  const methods = createMethods('ideal', 'sct', 'creditcard', 'bancontact', 'paypal')
  const { screen } = await open(withOrders(checkoutStates['list price'], { methods }))
  const names = [/^iDEAL/, /^Overboeking/, /^Creditcard/, /^Bancontact/, /^PayPal/]
  const radios = await Promise.all(names.map((name) => screen.findByRole('radio', { name })))
  const drawings = radios.map((radio) => radio.closest('label')?.querySelector('svg')?.innerHTML)
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(names.length)
})
