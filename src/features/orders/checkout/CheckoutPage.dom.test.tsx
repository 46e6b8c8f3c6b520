import { describe, expect, test } from 'bun:test'
import { money } from '../../../../db/reference/money/money.ts'
import type { Refusal } from '../../../../server/core/refusal.ts'
import * as refusals from '../../../../server/features/discounts/refusals.ts'
import { open, type Page } from '../../../testing/dom/open.ts'
import type { Answers } from '../../../testing/fake-server.ts'
import { checkoutState, checkoutStates, createCheckout, createOffer, discountedOffer, orderState } from '../states.ts'

type Ask = Extract<NonNullable<NonNullable<Answers['orders']>['checkout']>, (input: never) => unknown>

const { discountCodeNotFound, discountCodeLess } = refusals
// A soft hyphen stands in it.
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
    await page.until(() => expect(fieldOf(page)).toBe(document.activeElement as HTMLInputElement))
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
    await page.until(() => expect(fieldOf(page)).toBe(document.activeElement as HTMLInputElement))
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

test.each(Object.entries(checkoutStates))('%s: the page asks nothing that its state leaves open', async (_, state) => {
  const { screen, server } = await open(state)
  await screen.findByRole('radio', { name: /^iDEAL/ })
  expect(server.unanswered).toEqual([])
})
