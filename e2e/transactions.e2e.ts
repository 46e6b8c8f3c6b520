import { aConversation } from '../db/testing/factories.ts'
import { aPaidOrder, aRefund } from '../db/testing/orders.ts'
import { expectAccessible, still } from './support/axe.ts'
import { openTalk } from './support/chat.ts'
import { expect, isPhone, test } from './support/test.ts'

test('a member finds what they have paid and spent, and the order behind a payment', async ({
  open,
  join,
  database,
}) => {
  const [sophie, ruben] = [await join({ name: 'Sophie', bought: 60 }), await join({ name: 'Ruben' })]
  await aConversation(database.db, { from: ruben.id, to: sophie.id })
  const page = await open(sophie, still)
  const talk = await openTalk(page, ruben)
  await talk.say('Hoi Ruben')
  await talk.say('Alles goed?')
  await expect(page.getByText('Wordt verstuurd')).toHaveCount(0)

  await page.goto('/transactions')
  await expect(page.getByRole('region', { name: 'Je saldo' })).toContainText('58 credits')
  await expect(page.getByRole('listitem').filter({ hasText: '2 berichten aan Ruben' })).toContainText('−2saldo 58')
  await page.getByRole('link', { name: 'Betalingen' }).click()
  await expect(page).toHaveURL('/transactions?show=payments')
  await expect(page.getByText('berichten aan Ruben')).toBeHidden()
  await page.getByRole('link', { name: '60 credits gekocht' }).click()
  const order = page.getByRole('article', { name: '60 credits' })
  await expect(order).toContainText('60 credits bijgeschreven')
  await expect(order).toContainText('Betaald')
  if (isPhone()) {
    await expect(page.getByRole('navigation', { name: 'Toon' })).toBeHidden()
    await page.getByRole('link', { name: 'Alle transacties' }).click()
    await expect(page).toHaveURL('/transactions?show=payments')
  } else {
    await expectAccessible(page, 'transaction')
    await expect(page.getByRole('link', { name: '60 credits gekocht' })).toHaveAttribute('aria-current', 'page')
  }
})

test('money that is back is called so in the list, in its steps and over them', async ({ open, join, database }) => {
  const ada = await join({ name: 'Ada' })
  const now = new Date()
  const payment = await aPaidOrder(database.db, ada.id, { createdAt: now })
  await aRefund(database.db, payment, { createdAt: now, sentAt: now, doneAt: now, providerRefundId: payment.id })
  const page = await open(ada, still)
  await page.goto('/transactions')
  await page.getByRole('link', { name: /^Terugbetaald/ }).click()
  const order = page.getByRole('article', { name: '60 credits' })
  await expect(order.getByText('Terugbetaald', { exact: true })).toBeVisible()
  await expect(order.getByRole('listitem').filter({ hasText: /^€\s47,99 terugbetaald/ })).toBeVisible()
  await expect(order.getByText('Betaald', { exact: true })).toHaveCount(0)
})
