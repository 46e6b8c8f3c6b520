import type { Page } from '@playwright/test'
import { aConversation } from '../db/testing/factories.ts'
import { aSession, endSessionsOf, expireSessionsOf } from '../db/testing/journeys.ts'
import { openTalk, talkWith } from './support/chat.ts'
import { expect, test } from './support/test.ts'

const password = 'drie vogels op een dak'
const passwordHash = await Bun.password.hash(password)

// What was being asked for when the session ended says that it may not be.
test.use({ tolerates: /authentication_required/ })

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Streams of sessions that nobody says are over are found out within this time. */
const foundOut = { timeout: 25_000 }

test('a log-out takes every tab of the browser away, which says why and leads back', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', passwordHash }), await join({ name: 'Ben' })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Alleen voor jou'] })
  const first = await open(ada)
  await first.goto('/members')
  const second = await first.context().newPage()
  const { bubble } = await openTalk(second, ben)
  await expect(bubble('Alleen voor jou')).toBeVisible()

  await first.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await first.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(first).toHaveURL('/')
  await expect(second.getByText('Je bent uitgelogd in een ander tabblad.')).toBeVisible()
  await expect(bubble('Alleen voor jou')).toBeHidden()
  await logIn(second, ada.email)
  await expect(bubble('Alleen voor jou')).toBeVisible()
})

for (const [how, end, words] of [
  ['ends elsewhere', endSessionsOf, 'Je sessie is beëindigd'],
  ['expires', expireSessionsOf, 'je sessie is verlopen'],
] as const) {
  test(`when the session ${how}, every tab leaves by itself and the texts stay for their writer alone`, async ({
    open,
    join,
    database: { db },
  }) => {
    const ada = await join({ name: 'Ada', passwordHash, freeMessages: 9 })
    const [ben, cleo] = [await join({ name: 'Ben' }), await join({ name: 'Cleo', passwordHash })]
    const first = await open(ada)
    await first.goto('/likes')
    const second = await first.context().newPage()
    const talk = await openTalk(second, ben)
    await talk.box.fill('Nog niet af')
    await end(db, ada.id)

    for (const tab of [first, second]) await expect(tab.getByText(words)).toBeVisible(foundOut)
    // Somebody else at the same computer.
    await first.goto(`/login?next=/members/${ben.id}/chat`)
    await logIn(first, cleo.email)
    await expect(talkWith(first, ben).box).toHaveValue('')
    await first.context().clearCookies({ name: 'vonk_session' })

    await logIn(second, ada.email)
    await expect(talk.box).toHaveValue('Nog niet af')
    await expect(second).toHaveURL(`/members/${ben.id}/chat`)
  })
}

test('who logs in over somebody else takes over none of their pages, nor what they have left unsent', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', freeMessages: 9 })
  const [ben, cleo] = [await join({ name: 'Ben' }), await join({ name: 'Cleo', freeMessages: 9 })]
  const page = await open(ada)
  const talk = await openTalk(page, ben)
  await page.route('**/trpc/chat.send*', (route) => route.abort())
  await talk.say('Van Ada')
  await expect(talk.bubble('Van Ada')).toContainText('Wordt verstuurd')

  const logInAs = async ({ id }: { id: string }) =>
    page
      .context()
      .addCookies([{ name: 'vonk_session', value: await aSession(db, id), url: new URL(page.url()).origin }])
  await logInAs(cleo)
  await page.unroute('**/trpc/chat.send*')
  const another = await page.context().newPage()
  await another.goto('/members')
  await expect(another.getByRole('button', { name: 'Mijn account: Cleo' })).toBeVisible()
  await expect(talk.bubble('Van Ada')).toBeHidden()
  const bens = await open(ben)
  await bens.goto('/chats')
  await expect(bens.getByRole('list', { name: 'Gesprekken' })).toBeHidden()

  await logInAs(ada)
  await another.goto('/members')
  await bens.reload()
  await expect(bens.getByRole('list', { name: 'Gesprekken' })).toContainText('Van Ada')
})
