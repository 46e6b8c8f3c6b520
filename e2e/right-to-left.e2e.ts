import { aBlock, aConversation, aLike } from '../db/testing/factories.ts'
import { openAlive } from './support/alive.ts'
import { openTalk, rowOf } from './support/chat.ts'
import { expectOwnDirections } from './support/looks/directions.ts'
import { expect, test } from './support/test.ts'

test('what people write from right to left stands as they wrote it, on every screen @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const layla = await join({ name: 'ليلى', freeMessages: 9 })
  const noa = await join({ name: 'נועה', about: 'אני גרה באמסטרדם.', freeMessages: 9 })
  const gone = await join({ name: 'محمد' })
  await aConversation(db, { from: noa.id, to: layla.id, bodies: ['שלום! (hallo)', 'مرحبا!'] })
  for (const [from, to] of [
    [layla, noa],
    [noa, layla],
  ] as const)
    await aLike(db, from.id, to.id)
  await aBlock(db, layla.id, gone.id)
  const page = await open(layla)

  await page.goto('/chats')
  await expect(rowOf(page, noa)).toBeVisible()
  await expectOwnDirections(page)
  const paths = ['/profile', '/likes/matches', `/likes/m/${noa.id}`, `/members/${noa.id}`]
  for (const path of paths) {
    await page.goto(path)
    await expect(
      page
        .getByText(path === '/profile' ? 'محمد' : 'נועה')
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    await expectOwnDirections(page)
  }
  await page.getByRole('button', { name: /^Meer/ }).filter({ visible: true }).first().click()
  await page
    .getByRole('button', { name: /נועה.* blokkeren$/ })
    .filter({ visible: true })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOwnDirections(page)

  const talk = await openTalk(page, noa)
  await expect(talk.log.getByText('שלום')).toHaveCSS('direction', 'rtl')
  await expect(talk.log.getByText('שלום')).toHaveCSS('text-align', 'start')
  await talk.box.fill('כן')
  await expect(talk.box).toHaveCSS('direction', 'rtl')
  await talk.box.fill('Ja')
  await expect(talk.box).toHaveCSS('direction', 'ltr')
  await expectOwnDirections(page)
  await page.getByRole('button', { name: 'Meer opties' }).click()
  await page.getByRole('button', { name: 'Gesprek verwijderen' }).click()
  await expectOwnDirections(page)
  await page.getByRole('button', { name: 'Annuleren' }).click()

  // Told of elsewhere, and begun.
  await openAlive(page, '/members')
  const noas = await openTalk(await open(noa), layla)
  await noas.say('איפה את?')
  await expect(page.getByRole('status').getByText('איפה את?')).toBeVisible()
  await expectOwnDirections(page)
  await page.goto('/chats')
  await expect(rowOf(page, noa)).toContainText(/Concept:|איפה/)
  await expectOwnDirections(page)
})
