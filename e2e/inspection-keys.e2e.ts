import type { Page } from '@playwright/test'
import { aName, atTheQueue, isSeen, press } from './support/inspection.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

test('whoever has only keys finds, enlarges, turns, removes for every reason, takes back and lets go @desktop', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: aName('Ada') })
  await givePhotos(database.db, ada.id, 8)
  await database.sql`update photos set status = 'under_inspection', is_main = false where member_id = ${ada.id}`
  const office = await atTheQueue(database, open, ada)
  const { keyboard } = office
  const inHand = office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })
  const shown = () => office.locator('[aria-current=true]').getByRole('img').getAttribute('alt')

  await keyboard.press('?')
  const help = office.getByRole('dialog', { name: 'Sneltoetsen' })
  await expect(help.locator('dt')).toHaveCount(8)
  // What a key does waits until the list is closed.
  await keyboard.press('a')
  await keyboard.press('Escape')
  await expect(help).toBeHidden()
  await expect(inHand).toHaveCount(8)

  const zoom = office.getByRole('button', { name: 'Zoom' })
  await keyboard.press('z')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('z')
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  await keyboard.press('j')
  await expect.poll(shown).toBe(`Foto 2 van ${ada.name}`)
  await keyboard.press('k')
  await expect.poll(shown).toBe(`Foto 1 van ${ada.name}`)
  await keyboard.press('r')
  await expect(office.getByRole('button', { name: 'Naakt of seksueel' })).toBeFocused()

  const decided: (string | undefined)[] = []
  for (const [n, key] of ['1', '2', '3', '4', '5', '6'].entries()) {
    await isSeen(office)
    const picture = await office
      .getByRole('region', { name: /^Foto van/ })
      .getByRole('img')
      .getAttribute('src')
    decided.push(picture?.match(/photo-files\/([^/]+)/)?.[1])
    await keyboard.press(key)
    await expect(inHand).toHaveCount(7 - n)
  }
  await keyboard.press('u')
  await expect(inHand).toHaveCount(3)
  await isSeen(office)
  await keyboard.press('7')
  const remark = office.getByRole('dialog', { name: 'Verwijderen met toelichting' })
  await expect(remark.getByLabel('Toelichting voor het lid')).toBeFocused()
  await keyboard.type('Een aap')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(inHand).toHaveCount(2)
  await isSeen(office)
  await keyboard.press('a')
  await expect(inHand).toHaveCount(1)
  await keyboard.press('s')
  await expect(office.getByRole('heading', { name: 'Je hebt alles vrijgegeven' })).toBeVisible()

  // By the photos: of two decisions that are on their way at the same time, either may be the first to arrive.
  const reasons = async () => {
    const rows: [string, string][] = await database.sql`
      select photo_id, reason || remark from photo_removals where member_id = ${ada.id}`.values()
    return Object.fromEntries(rows)
  }
  const expected = ['nude', 'copied', 'minor', 'contact', 'violence', 'otherEen aap']
  await expect.poll(reasons).toEqual(Object.fromEntries(expected.map((reason, n) => [decided[n], reason])))
})

test('nobody decides by a key on a photo that is still on its way @desktop', async ({ open, join, database }) => {
  const ada = await join({ name: aName('Ada') })
  await givePhotos(database.db, ada.id, 2)
  await database.sql`update photos set status = 'under_inspection', is_main = false where member_id = ${ada.id}`
  const arrival = Promise.withResolvers<void>()
  const hold = (page: Page) =>
    page.route('**/photo-files/*/full.webp', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const office = await atTheQueue(database, open, ada, undefined, hold)
  const inHand = office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })
  await office.keyboard.press('a')
  await expect(office.getByText('De foto is er nog niet.')).toBeVisible()
  await expect(inHand).toHaveCount(2)
  arrival.resolve()
  await press(office, 'a', 'Goedkeuren')
  await expect(inHand).toHaveCount(1)
})
