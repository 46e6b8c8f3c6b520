import type { Page } from '@playwright/test'
import { aConversation } from '../db/testing/factories.ts'
import { aSession, endSessionsOf, expireSessionsOf } from '../db/testing/journeys.ts'
import { openTalk, talkWith } from './support/chat.ts'
import { logOut } from './support/session/log-out.ts'
import { expect, test } from './support/test.ts'

const password = 'drie vogels op een dak'
const passwordHash = await Bun.password.hash(password)

// What was being asked for when the session ended says that it may not be; and lines are cut here.
test.use({ tolerates: /authentication_required|ERR_|Failed to fetch|403 .*[/]photos[/]/ })

/** Everything that a browser keeps for later visits, as somebody at the computer can read it. */
const keptBy = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Streams of sessions that nobody says are over are found out within this time. */
const foundOut = { timeout: 25_000 }

test('a log-out takes every tab of the browser away, which says why and leads back @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', passwordHash }), await join({ name: 'Ben' })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Alleen voor jou'] })
  const first = await open(ada)
  // Without photos: one that is still loading when the session ends is refused.
  await first.goto('/notifications')
  const second = await first.context().newPage()
  const { bubble } = await openTalk(second, ben)
  await expect(bubble('Alleen voor jou')).toBeVisible()

  await logOut(first)
  await expect(first).toHaveURL('/')
  await expect(second.getByText('Je bent uitgelogd in een ander tabblad.')).toBeVisible()
  await expect(bubble('Alleen voor jou')).toBeHidden()
  await logIn(second, ada.email)
  await expect(bubble('Alleen voor jou')).toBeVisible()
})

test('unsent texts outlast a log-out in another tab, for nobody but their writer @desktop', async ({ open, join }) => {
  test.slow()
  const ada = await join({ name: 'Ada', passwordHash, freeMessages: 9 })
  const [ben, cleo] = [await join({ name: 'Ben' }), await join({ name: 'Cleo', passwordHash })]
  const first = await open(ada)
  await first.goto('/notifications')
  const second = await first.context().newPage()
  // The other tab, too, sends what it finds unsent when it opens.
  await first.context().route('**/trpc/chat.send*', (route) => route.abort())
  const talk = await openTalk(second, ben)
  const leave = async () => {
    await talk.say('Onderweg')
    await talk.box.fill('Nog niet af')
    await logOut(first)
    await expect(first).toHaveURL('/')
    await expect(second.getByText('Je bent uitgelogd in een ander tabblad.')).toBeVisible()
    expect(await keptBy(second)).not.toMatch(new RegExp(`Onderweg|Nog niet af|${ada.id}`))
  }
  await leave()
  await logIn(second, ada.email)
  await expect(talk.box).toHaveValue('Nog niet af')
  await expect(talk.bubble('Onderweg')).toContainText('Wordt verstuurd')
  await expect(second).toHaveURL(`/members/${ben.id}/chat`)
  expect(await keptBy(second)).not.toContain('vonk-sealed')

  // Somebody else at the same computer.
  await first.goto('/notifications')
  await leave()
  await logIn(second, cleo.email)
  await expect(talk.box).toHaveValue('')
  await expect.poll(() => keptBy(second)).not.toContain('vonk-sealed')
  await second.context().clearCookies({ name: 'vonk_session' })
  // In a tab of its own: an open one may be leaving by itself at this very moment.
  const third = await second.context().newPage()
  await third.goto(`/login?next=/members/${ben.id}/chat`)
  await logIn(third, ada.email)
  await expect(talkWith(third, ben).box).toBeVisible()
  await expect(talkWith(third, ben).box).toHaveValue('')
  expect(await keptBy(third)).not.toMatch(/Onderweg|Nog niet af/)
})

for (const [how, end, words] of [
  ['ends elsewhere', endSessionsOf, 'Je bent uitgelogd, misschien'],
  ['expires', expireSessionsOf, 'een tijd niet actief'],
] as const) {
  test(`when the session ${how}, every tab leaves by itself and the texts stay for their writer alone @desktop`, async ({
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

test('who logs in over somebody else takes over none of their pages, nor what they have left unsent @desktop', async ({
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
  // In a tab of its own: the open ones may be leaving by themselves at this very moment.
  await (await page.context().newPage()).goto('/members')
  await bens.reload()
  await expect(bens.getByRole('list', { name: 'Gesprekken' })).toContainText('Van Ada')
})

test('a log-out without a line says that it has not come about, and a second one does @desktop', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada' })
  const page = await open(ada)
  await page.goto('/members')
  await page.route('**/trpc/session.logOut*', (route) => route.abort())
  await logOut(page)
  await expect(page.getByText('Uitloggen is niet gelukt: je bent nog ingelogd. Probeer het opnieuw.')).toBeVisible()
  await expect(page).toHaveURL(/\/members/)
  await page.unroute('**/trpc/session.logOut*')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login/)
})

test('a log-out of which the answer was lost leaves all the same, and nothing to read @desktop', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada', freeMessages: 9 })
  const page = await open(ada)
  const talk = await openTalk(page, await join({ name: 'Ben' }))
  await talk.box.fill('Nog niet af')
  await page.goto('/members')
  await page.route('**/trpc/session.logOut*', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await logOut(page)
  await expect(page).toHaveURL(/\/login/)
  expect(await keptBy(page)).not.toContain('Nog niet af')
})
