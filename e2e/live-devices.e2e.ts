import type { Page } from '@playwright/test'
import { aConversation, type TestMember } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { expectSaid, openTalk, rowOf, talkWith } from './support/chat.ts'
import { expect, test } from './support/test.ts'

/** What every screen of one member is to show. */
interface Standing {
  unread: number
  credits: number
  /** The list of conversations, row by row. */
  rows: [TestMember, string | RegExp][]
}

async function expectAgreed(screens: Page[], { unread, credits, rows }: Standing): Promise<void> {
  for (const screen of screens) {
    await expect(screen).toHaveTitle(unread > 0 ? new RegExp(`^\\(${unread}\\)`) : /^[^(]/)
    await expect(screen.getByRole('link', { name: `${credits} credits` })).toBeVisible()
    const items = screen.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem')
    await expect(items).toHaveCount(rows.length)
    for (const [other, text] of rows) await expect(rowOf(screen, other)).toContainText(text)
    if (unread === 0) await expect(items.filter({ hasText: 'ongelezen' })).toHaveCount(0)
  }
}

// There a conversation, the list and the credits stand side by side.
test('two tabs and another browser of one member agree on everything, whichever of them does it @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 9 })
  const [ben, cleo] = [await join({ name: 'Ben', freeMessages: 9 }), await join({ name: 'Cleo', freeMessages: 9 })]
  for (const other of [ben, cleo]) await aConversation(db, { from: other.id, to: ada.id, bodies: ['Hoi', 'Hé'] })
  const [bens, cleos] = [await openTalk(await open(ben), ada), await openTalk(await open(cleo), ada)]

  const leader = await open(ada)
  await leader.goto('/chats')
  const second = await leader.context().newPage()
  const elsewhere = await open(ada)
  for (const page of [second, elsewhere]) await page.goto('/chats')
  const screens = [leader, second, elsewhere]

  await bens.say('Ben je er nog?')
  await expectAgreed(screens, {
    unread: 1,
    credits: 9,
    rows: [
      [ben, '1 ongelezen'],
      [cleo, 'Jij: Hé'],
    ],
  })

  // Read in one tab.
  await rowOf(second, ben).getByRole('link').click()
  await expectSaid(talkWith(second, ben), ['Hoi', 'Hé', 'Ben je er nog?'])
  await expectAgreed(screens, {
    unread: 0,
    credits: 9,
    rows: [
      [ben, 'Ben je er nog?'],
      [cleo, 'Jij: Hé'],
    ],
  })
  await expect(bens.bubble('Ben je er nog?')).toContainText('Gelezen')

  // Answered in the other browser.
  await rowOf(elsewhere, ben).getByRole('link').click()
  await talkWith(elsewhere, ben).say('Jazeker')
  await expectAgreed(screens, {
    unread: 0,
    credits: 8,
    rows: [
      [ben, 'Jij: Jazeker'],
      [cleo, 'Jij: Hé'],
    ],
  })
  for (const page of [second, elsewhere]) {
    await expectSaid(talkWith(page, ben), ['Hoi', 'Hé', 'Ben je er nog?', 'Jazeker'])
    await expect(talkWith(page, ben).bubble('Jazeker')).toContainText('Gelezen')
  }

  // An answer that is held up says nothing new about the credits.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await leader.route('**/trpc/chat.send*', async (route) => {
    const response = await route.fetch()
    await held
    await route.fulfill({ response })
  })
  await rowOf(leader, cleo).getByRole('link').click()
  await talkWith(leader, cleo).say('Hoi Cleo')
  await expect(cleos.bubble('Hoi Cleo')).toBeVisible()
  await talkWith(elsewhere, ben).say('Tot straks')
  const after: Standing = {
    unread: 0,
    credits: 6,
    rows: [
      [ben, 'Jij: Tot straks'],
      [cleo, 'Jij: Hoi Cleo'],
    ],
  }
  await expectAgreed(screens, after)
  const answered = leader.waitForResponse('**/trpc/chat.send*')
  letGo()
  await answered
  await expect(talkWith(leader, cleo).bubble('Hoi Cleo')).toContainText('Gelezen')
  await expectAgreed(screens, after)

  // Deleted in the tab that does not follow the server itself.
  await rowOf(second, ben).hover()
  await rowOf(second, ben).getByRole('button', { name: 'Opties voor je gesprek met Ben' }).click()
  await second.getByRole('button', { name: 'Gesprek verwijderen' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await expectAgreed(screens, { unread: 0, credits: 6, rows: [[cleo, 'Jij: Hoi Cleo']] })

  // Without the tab that has followed the server for both.
  await leader.close()
  await cleos.say('Hoi Ada')
  const left = [second, elsewhere]
  await expectAgreed(left, { unread: 1, credits: 6, rows: [[cleo, '1 ongelezen']] })
  await rowOf(elsewhere, cleo).getByRole('link').click()
  await expectSaid(talkWith(elsewhere, cleo), ['Hoi', 'Hé', 'Hoi Cleo', 'Hoi Ada'])
  await expectAgreed(left, { unread: 0, credits: 6, rows: [[cleo, 'Hoi Ada']] })
  await expect(cleos.bubble('Hoi Ada')).toContainText('Gelezen')
})

test('a page that newer ones have displaced says so, and goes on when it is touched @phone', async ({
  open,
  join,
  baseURL,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben', freeMessages: 9 })]
  const page = await open(ada)
  const standing = page.waitForResponse('**/trpc/live.events*')
  const { bubble } = await openTalk(page, ben)
  await standing
  const elsewhere = new AbortController()
  const headers = { cookie: `vonk_session=${await aSession(db, ada.id)}` }
  const address = `${baseURL}/trpc/live.events?input=${encodeURIComponent('{"json":{"lastEventId":0}}')}`
  const follow = async () => {
    const { body } = await fetch(address, { headers, signal: elsewhere.signal })
    // Until it has begun to listen.
    await body!.getReader().read()
  }
  await Promise.all(Array.from({ length: 20 }, follow))
  const notice = page.getByText('Je hebt deze site op te veel plekken tegelijk open.')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Verbinding wordt hersteld')).toBeHidden()

  const bens = await openTalk(await open(ben), ada)
  await bens.say('Ben je er nog?')
  await page.getByText('Je hebt deze site').click()
  await expect(notice).toBeHidden()
  await expect(bubble('Ben je er nog?')).toBeVisible()
  elsewhere.abort()
})
