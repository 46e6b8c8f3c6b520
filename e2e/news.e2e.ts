import type { Locator, Page } from '@playwright/test'
import { aConversation, aLike, aPhoto } from '../db/testing/factories.ts'
import { storedPhotoKeys } from '../db/testing/journeys.ts'
import { openAlive } from './support/alive.ts'
import { openTalk, rowOf, talkWith } from './support/chat.ts'
import { expectPicture } from './support/drawn.ts'
import { expect, isPhone, test } from './support/test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Statusmeldingen' }).getByRole('article')

const likeFor = (page: Page, name: string): Locator => page.getByRole('button', { name: `Like voor ${name}` })

const pairOf = (one: { id: string }, other: { id: string }) => ({ from: one.id, to: other.id, bodies: ['Hoi', 'Hé'] })

test('who is liked sees by whom, no longer than it is so, and is not told again of the same like @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben, cleo] = [await join({ name: 'Ada' }), await join({ name: 'Ben' }), await join({ name: 'Cleo' })]
  const [storageKey] = await storedPhotoKeys(db, 1)
  await aPhoto(db, ben.id, { storageKey: storageKey! })
  const adas = await open(ada)
  await openAlive(adas, '/members')
  const bens = await open(ben)
  await bens.goto(`/members/${ada.id}`)
  const heart = likeFor(bens, 'Ada').filter({ visible: true })

  await heart.click()
  const told = toasts(adas).filter({ hasText: 'Ben vindt je leuk.' })
  await expect(told).toHaveCount(1)
  await expectPicture(told.locator('img'))
  await bens.waitForTimeout(600)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(told).toHaveCount(0)
  // The second tap of a double one is no like.
  await bens.waitForTimeout(600)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const cleos = await open(cleo)
  await cleos.goto(`/members/${ada.id}`)
  await likeFor(cleos, 'Ada').filter({ visible: true }).click()
  const toldLater = toasts(adas).filter({ hasText: 'Cleo vindt je leuk.' })
  await expect(toldLater).toHaveCount(1)
  await expect(told).toHaveCount(0)
  await toldLater.getByRole('button', { name: 'Bekijk profiel' }).click()
  await expect(adas).toHaveURL(`/members/${cleo.id}`)
})

test('a message is told wherever one is, with who and what, until it is read @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben', freeMessages: 9 })]
  await aConversation(db, pairOf(ben, ada))
  const page = await open(ada)
  await openAlive(page, '/members')
  const bens = await openTalk(await open(ben), ada)
  await bens.say('Ben je er?')
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Ben je er?')
  // Over an open dialog as well, and there to be pressed.
  await page.getByRole('button', { name: 'Bewaar deze zoekopdracht' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await bens.say('Hallo?')
  await expect(toasts(page)).toContainText('Hallo?')
  await expect(toasts(page)).toContainText('2 nieuwe berichten')
  await expect(toasts(page)).toHaveCount(1)

  await toasts(page).getByRole('button', { name: 'Lees bericht' }).click()
  await expect(talkWith(page, ben).bubble('Hallo?')).toBeInViewport()
  await expect(toasts(page)).toHaveCount(0)
  await bens.say('Nu ben ik er niet meer')
  await expect(talkWith(page, ben).bubble('Nu ben ik')).toBeInViewport()
  await expect(bens.bubble('Nu ben ik')).toContainText('Gelezen')
  await expect(toasts(page)).toHaveCount(0)
})

test('in another conversation a message is told above it where the list is not in view', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben, cleo] = [
    await join({ name: 'Ada' }),
    await join({ name: 'Ben', freeMessages: 9 }),
    await join({ name: 'Cleo', freeMessages: 9 }),
  ]
  for (const other of [ben, cleo]) await aConversation(db, pairOf(other, ada))
  const adas = await openTalk(await open(ada), ben)
  const cleos = await openTalk(await open(cleo), ada)
  await cleos.say('Zie je dit?')
  await expect(adas.page).toHaveTitle(/^\(1\)/)
  if (isPhone()) {
    await expect(toasts(adas.page)).toContainText('Zie je dit?')
    const box = await toasts(adas.page).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(400)
    await adas.page.getByRole('link', { name: 'Terug naar je berichten' }).click()
  } else {
    await expect(rowOf(adas.page, cleo)).toContainText('Zie je dit?')
    await expect(toasts(adas.page)).toHaveCount(0)
  }
})

test('a like that did not go through is not shown as done @phone', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const page = await open(ada)
  await page.goto(`/members/${ben.id}`)
  const heart = likeFor(page, 'Ben').filter({ visible: true })
  await expect(page.getByRole('region', { name: 'Statusmeldingen' })).toBeAttached()
  await page.context().setOffline(true)
  await heart.click()
  await expect(toasts(page)).toContainText('Geen verbinding.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await page.waitForTimeout(600)
  // It is shown before the server has it.
  const answer = page.waitForResponse('**/trpc/likes.like*')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await answer
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('without a server a deleted conversation is back with the reason why @phone', async ({
  open,
  join,
  line,
  database: { db },
}) => {
  const [ada, ben, cleo] = [await join({ name: 'Ada' }), await join({ name: 'Ben' }), await join({ name: 'Cleo' })]
  await aConversation(db, pairOf(cleo, ada))
  await aConversation(db, pairOf(ben, ada))
  const page = await open(ada, { baseURL: line.baseURL })
  await page.goto('/chats')
  await rowOf(page, ben).getByRole('link').click()
  await page.getByRole('button', { name: 'Meer opties' }).click()
  await page.getByRole('button', { name: 'Gesprek verwijderen' }).click()
  const remove = page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' })
  await expect(remove).toBeVisible()
  line.cut()
  await remove.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Het gesprek is niet verwijderd' })
  await expect(alert).toContainText('Geen verbinding.')
  await expect(rowOf(page, ben)).toBeVisible()
  await expect(rowOf(page, cleo)).toBeVisible()
  line.mend()
})

test('the list says what was begun and what did not get out @phone', async ({ open, join, database: { db } }) => {
  const [ada, ben, cleo] = [
    await join({ name: 'Ada', freeMessages: 9 }),
    await join({ name: 'Ben' }),
    await join({ name: 'Cleo' }),
  ]
  for (const other of [ben, cleo]) await aConversation(db, pairOf(other, ada))
  const page = await open(ada)
  const withBen = await openTalk(page, ben)
  await withBen.box.fill('Zullen we')
  // Without a line no page comes alive.
  await openAlive(page, '/chats')
  await rowOf(page, cleo).getByRole('link').click()
  const withCleo = talkWith(page, cleo)
  await expect(withCleo.bubble('Hé')).toBeVisible()
  await page.context().setOffline(true)
  await withCleo.say('Vanuit de tunnel')
  await page.getByRole('link', { name: 'Terug naar je berichten' }).click()
  await expect(rowOf(page, ben)).toContainText('Concept: Zullen we')
  await expect(rowOf(page, cleo)).toContainText('Jij: Vanuit de tunnel')
  await expect(rowOf(page, cleo).getByRole('img', { name: 'Wordt verstuurd' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(rowOf(page, cleo).getByRole('img', { name: 'Wordt verstuurd' })).toHaveCount(0)
  await expect(rowOf(page, cleo)).toContainText('Jij: Vanuit de tunnel')
})

// On a desktop the list is beside the conversation.
test('under "Ongelezen" the conversation that is open stays until it is left @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben, cleo] = [
    await join({ name: 'Ada', freeMessages: 9 }),
    await join({ name: 'Ben', freeMessages: 9 }),
    await join({ name: 'Cleo', freeMessages: 9 }),
  ]
  for (const other of [ben, cleo]) await aConversation(db, pairOf(other, ada))
  const [bens, cleos] = [await openTalk(await open(ben), ada), await openTalk(await open(cleo), ada)]
  await bens.say('Van Ben')
  const page = await open(ada)
  await openAlive(page, '/chats?filter=unread')
  await rowOf(page, ben).getByRole('link').click()
  await expect(page).not.toHaveTitle(/^\(/)
  await expect(rowOf(page, ben)).toBeVisible()
  // Somebody who was not on the list makes it load again.
  await cleos.say('Van Cleo')
  await expect(rowOf(page, cleo)).toContainText('Van Cleo')
  await expect(rowOf(page, ben)).toBeVisible()
  await talkWith(page, ben).say('Terug')
  await expect(rowOf(page, ben)).toContainText('Jij: Terug')

  await rowOf(page, cleo).getByRole('link').click()
  await expect(rowOf(page, ben)).toHaveCount(0)
  await expect(rowOf(page, cleo)).toBeVisible()
})

test('all lists of likes can be seen on the smallest phone @phone', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ben.id, ada.id)
  const page = await open(ada, { viewport: { width: 360, height: 740 } })
  await page.goto('/likes')
  const tabs = page.getByRole('navigation', { name: 'Soorten likes' }).getByRole('link')
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 })
  await expect(tabs).toHaveCount(4)
})

test('by the keys a card says its name before it offers a heart @desktop', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLike(db, ben.id, ada.id)
  const page = await open(ada)
  await page.goto('/likes/received')
  const card = page.getByRole('article').filter({ hasText: 'Ben' })
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(likeFor(page, 'Ben')).toBeFocused()
  // It lies on the photo as before.
  const [photo, heart] = [await card.locator('span').first().boundingBox(), await likeFor(page, 'Ben').boundingBox()]
  expect(heart!.y + heart!.height).toBeLessThan(photo!.y + photo!.height)
})

test('after the question for the age the keys go on in the page @desktop', async ({ open }) => {
  const page = await open(null, { meetsEntryWarning: true, address: '2.16.0.1' })
  await page.goto('/')
  await page.getByRole('dialog').getByRole('button', { name: /18/ }).click()
  await expect(page.getByRole('main')).toBeFocused()
})
