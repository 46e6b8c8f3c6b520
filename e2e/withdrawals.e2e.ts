import { aPaidOrder } from '../db/testing/orders.ts'
import { openAlive } from './support/alive.ts'
import { expect, test } from './support/test.ts'

test('a purchase is withdrawn from in two steps, and its money goes back', async ({ open, join, database: { db } }) => {
  const ada = await join({ name: 'Ada' })
  const { orderId } = await aPaidOrder(db, ada.id, { createdAt: new Date() })
  const page = await open(ada)
  await openAlive(page, `/transactions/${orderId}`)
  const offer = page.getByRole('region', { name: /Bedenktijd tot en met/ })
  await expect(offer).toContainText('60 van de 60 credits')
  await offer.getByRole('link', { name: 'Aankoop herroepen' }).click()
  await expect(page.getByRole('heading', { name: 'Aankoop herroepen' })).toBeVisible()
  await expect(page.getByText('€ 47,99 × 60 / 60')).toBeVisible()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { name: 'Klopt dit?' })).toBeVisible()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Herroeping ontvangen' })).toBeFocused()
  await page.getByRole('link', { name: 'Terug naar de transactie' }).click()
  await expect(page.getByRole('region', { name: /Herroepen op/ })).toContainText('€ 47,99')
})
