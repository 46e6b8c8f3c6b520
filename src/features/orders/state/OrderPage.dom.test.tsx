import { describe, expect, test } from 'bun:test'
import { orderNotFound } from '../../../../server/features/orders/refusals.ts'
import { open } from '../../../testing/dom/open.ts'
import { createPayment, orderState, orderStates as states } from '../states.ts'

const mainText = () => document.querySelector('main')?.textContent ?? ''

test('a payment that has timed out is called so, and can be tried again with the same method', async () => {
  const { screen } = await open(states['timed out'])
  await screen.findByRole('heading', { name: 'Betaling verlopen' })
  await screen.findByRole('button', { name: /Betaal €\s47,99 met PayPal/ })
  expect(mainText()).toContain('Je hebt niet op tijd betaald.')
  expect(mainText()).not.toContain('mislukt')
})

describe('a transfer that is on its way', () => {
  test('is said to take so many working days', async () => {
    const payment = createPayment('sct', { startedAt: new Date() })
    await open(orderState({ state: 'pending', payment, createdAt: new Date() }))
    expect(mainText()).toMatch(/1 tot 3 werkdagen, dus uiterlijk tot en met \d+ \w+ \d{4}\./)
    expect(mainText()).toMatch(/Gestart\d\d\.\d\d\suur/)
  })

  test('is said to be late after its last working day, with the moment of its beginning by the reader’s clock', async () => {
    // A Thursday before a weekend.
    await open(states['transfer that takes too long'])
    expect(mainText()).toContain('uiterlijk op 17 maart 2026, maar hebben nog niets ontvangen')
    expect(mainText()).toMatch(/Gestart12 maart 2026, 18\.03\suur/)
  })

  test('leads to its bank details until it is cancelled', async () => {
    const { screen, server, user } = await open(states['transfer that can be cancelled'])
    const details = await screen.findByRole('link', { name: 'Bekijk de bankgegevens' })
    expect(details.getAttribute('href')).toBe('https://bank.example/details')
    const cancel = await screen.findByRole('button', { name: 'Deze betaling annuleren' })
    server.answer(orderState({ state: 'cancelled', payment: createPayment('sct') }).answers)
    await user.click(cancel)
    await screen.findByRole('heading', { name: 'Niet betaald' })
    expect(screen.queryByRole('link', { name: 'Bekijk de bankgegevens' })).toBeNull()
  })

  test('that could not be cancelled stays, with the reason', async () => {
    const { screen, server, user } = await open(states['transfer that can be cancelled'])
    server.answer({ orders: { cancel: orderNotFound() } })
    await user.click(await screen.findByRole('button', { name: 'Deze betaling annuleren' }))
    expect((await screen.findByRole('alert')).textContent).toBe(orderNotFound().words)
    screen.getByRole('link', { name: 'Bekijk de bankgegevens' })
  })
})

test('an order with a code of one method is tried again with that method alone', async () => {
  const { screen } = await open(states['with a code of one method'])
  await screen.findByRole('button', { name: /^Betaal €\s47,99 met iDEAL/ })
  for (const other of [/PayPal/, /Creditcard/]) expect(screen.queryByRole('radio', { name: other })).toBeNull()
  expect(mainText()).toContain('Je kortingscode geldt niet voor andere betaalmethoden.')
})

test('what came in with too little is told, and the order can be paid otherwise', async () => {
  const { screen } = await open(states['paid with too little'])
  await screen.findByRole('button', { name: /^Betaal €\s47,99 met / })
  expect(mainText()).toMatch(/een bedrag van €\s46,99 ontvangen/)
})

test('an event shows what has become of the order, on the page that is open', async () => {
  const { server, until } = await open(states['to be paid'])
  await until(() => expect(server.isListenedTo()).toBe(true))
  server.answer(states['paid again'].answers)
  server.publish({ type: 'order_changed', orderId: states['paid again'].at.split('/').at(-1)! })
  await until(() => expect(mainText()).toContain('60 credits bijgeschreven'))
})
