import type { Page } from '@playwright/test'
import { aConversation, type TestMember } from '../db/testing/factories.ts'
import { aLongConversation } from '../db/testing/journeys.ts'
import { isAlive } from './support/alive.ts'
import { openTalk, rowOf, type Talk } from './support/chat.ts'
import { enlargeLetters } from './support/large-letters.ts'
import { expect, test } from './support/test.ts'

/** Texts of 100 to 180 characters, which are higher than anybody guesses. */
const longTexts = Array.from({ length: 9 }, (_, i) => {
  const words = 'Woorden van wisselende lengte, zoals mensen ze achter elkaar opschrijven zonder erbij na te denken '
  return `${i + 1}. ${words.repeat(2).slice(0, 97 + i * 10)}`
})

/** How far the end of what was said lies below the edge of the log, in CSS pixels. */
const behind = ({ log }: Talk) =>
  log.evaluate((element) => Math.round(element.scrollHeight - element.scrollTop - element.clientHeight))

const expectAtEnd = (talk: Talk) => expect.poll(() => behind(talk)).toBe(0)

const rich = { premiumSince: new Date(), credits: 99 }

for (const width of [390, 360]) {
  test(`at ${width} px the log stays at its end, whatever is written and received @phone`, async ({
    open,
    join,
    database: { db },
  }) => {
    const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben', ...rich })]
    await aLongConversation(db, { from: ada.id, to: ben.id, count: 60 })
    const viewport = { width, height: 740 }
    const adas = await openTalk(await open(ada, { viewport }), ben)
    const bens = await openTalk(await open(ben, { viewport }), ada)
    for (const text of longTexts) {
      await adas.say(text)
      await expect(bens.bubble(text)).toBeInViewport({ ratio: 1 })
      await expectAtEnd(bens)
      await expectAtEnd(adas)
    }
  })
}

test('a message never leaves the screen of who has sent it @phone', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben' })]
  const talk = await openTalk(await open(ada), ben)
  await talk.say('Hier ben ik')
  await expect(talk.bubble('Hier ben ik')).toContainText('Verstuurd')
  await talk.log.evaluate((log) => {
    const most = { seen: 0, gone: 0 }
    new MutationObserver(() => {
      const drawn = log.querySelectorAll('[data-message]').length
      if (drawn < most.seen) most.gone += 1
      most.seen = Math.max(most.seen, drawn)
    }).observe(log, { childList: true, subtree: true })
    Object.assign(window, { most })
  })
  for (let n = 2; n <= 6; n += 1) {
    await talk.say(`Bericht ${n}`)
    await expect(talk.bubble(`Bericht ${n}`)).toContainText('Verstuurd')
  }
  expect(await talk.page.evaluate(() => (window as unknown as { most: object }).most)).toEqual({ seen: 6, gone: 0 })
})

test('at the end one stays there, whatever grows round it @phone', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben', ...rich })]
  await aLongConversation(db, { from: ada.id, to: ben.id, count: 60 })
  const viewport = { width: 390, height: 740 }
  const adas = await openTalk(await open(ada, { viewport }), ben)
  // A page that is not alive tells nobody that somebody types.
  const theirs = await open(ben)
  const [bens] = await Promise.all([openTalk(theirs, ada), isAlive(theirs)])

  // A text of many lines, a keyboard that comes and goes, letters twice as large, and somebody who types and sends.
  await adas.box.fill('Een\nTwee\nDrie\nVier\nVijf\nZes')
  await expectAtEnd(adas)
  await adas.page.setViewportSize({ width: 390, height: 400 })
  await expectAtEnd(adas)
  await adas.page.setViewportSize(viewport)
  await expectAtEnd(adas)
  await adas.box.fill('')
  await expectAtEnd(adas)
  await enlargeLetters(adas.page)
  await expectAtEnd(adas)
  await bens.box.pressSequentially('Kijk')
  await expect(adas.page.getByText('Is aan het typen')).toBeAttached()
  await expectAtEnd(adas)
  await bens.say(longTexts[8]!)
  await expect(adas.bubble(longTexts[8]!)).toBeInViewport()
  await expectAtEnd(adas)
})

test('who reads back is left alone, and comes back to the end to answer @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben', ...rich })]
  await aLongConversation(db, { from: ada.id, to: ben.id, count: 60 })
  const adas = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  await readBack(adas)
  const place = await adas.log.evaluate(({ scrollTop }) => scrollTop)
  for (const text of longTexts.slice(0, 3)) await bens.say(text)
  const button = adas.page.getByRole('button', { name: '3 nieuwe berichten' })
  await expect(button).toBeVisible()
  expect(await adas.log.evaluate(({ scrollTop }) => scrollTop)).toBe(place)

  await button.click()
  await expectAtEnd(adas)
  await expect(button).toHaveCount(0)
  await expect(adas.log).toBeFocused()
})

test('older messages come above what one reads @phone', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLongConversation(db, { from: ada.id, to: ben.id, count: 300 })
  const talk = await openTalk(await open(ada), ben)
  await expect(talk.log.getByText('Bericht 300')).toBeInViewport()
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isAsked = false
  await talk.page.route('**/trpc/chat.history*', async (route) => {
    isAsked = true
    await isAnswered
    await route.continue()
  })
  // Rows that are measured on the way up push the reader down again.
  await expect(async () => {
    await talk.log.evaluate((log) => log.scrollTo(0, 120))
    expect(isAsked).toBe(true)
  }).toPass()
  await atRest(talk)
  const numbers = await talk.log.locator('[data-message]').evaluateAll((rows) => {
    const top = rows[0]?.closest('[role=log]')?.getBoundingClientRect().top ?? 0
    return rows
      .filter((row) => row.getBoundingClientRect().top > top)
      .map((row) => Number(/\d+/.exec(row.textContent ?? '')?.[0]))
  })
  const read = talk.log.getByText(`Bericht ${Math.min(...numbers)}`)
  const heightOf = async () => Math.round((await read.boundingBox())?.y ?? 0)
  await expect(read).toBeInViewport()
  const above = () => talk.log.evaluate(({ scrollTop }) => scrollTop)
  const [before, aboveBefore] = [await heightOf(), await above()]
  const older = talk.page.waitForResponse('**/trpc/chat.history*')
  answer()
  await (await older).finished()
  await atRest(talk)
  await expect(read).toBeInViewport()
  expect(await heightOf()).toBe(before)
  expect(await above()).toBeGreaterThan(aboveBefore + 1000)
})

test('read is what was in view: not what lies further down @phone', async ({ open, join, database: { db } }) => {
  const { ada, ben, bens } = await newsFor(open, join, db)
  for (const text of longTexts) await bens.say(text)
  // What comes while she looks at the end is read.
  await expect(bens.bubble(longTexts[8]!)).toContainText('Verstuurd')
  const adas = await openTalk(await open(ada, { viewport: { width: 390, height: 500 } }), ben)
  await expect(adas.page.getByRole('button', { name: /^\d nieuwe berichten$/ })).toBeVisible()
  await expect(bens.bubble(longTexts[8]!)).toContainText('Bezorgd')
  const unread = async () => Number(/^\((\d)\)/.exec(await adas.page.title())?.[1])
  await expect.poll(unread).toBeLessThan(9)
  expect(await unread()).toBeGreaterThan(2)
  // What was written first is long seen.
  await bens.page.reload()
  await expect(bens.bubble(longTexts[8]!)).toContainText('Bezorgd')

  await adas.page.getByRole('button', { name: /^\d nieuwe berichten$/ }).click()
  await expect(bens.bubble(longTexts[8]!)).toContainText('Gelezen')
  await expect(adas.page).not.toHaveTitle(/^\(/)
})

test('read is what was in view: not below a reader who has scrolled up @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben', ...rich })]
  await aLongConversation(db, { from: ada.id, to: ben.id, count: 60 })
  const adas = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  await readBack(adas)
  await bens.say('Zie je dit?')
  await expect(adas.page).toHaveTitle(/^\(1\)/)
  await expectUnread(bens, 'Zie je dit?')
  await adas.page.getByRole('button', { name: '1 nieuw bericht' }).click()
  await expect(bens.bubble('Zie je dit?')).toContainText('Gelezen')
})

test('nobody reads behind a dialog, or in a tab that is not in front @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const { ada, ben, bens } = await newsFor(open, join, db)
  const adas = await openTalk(await open(ada), ben)
  await adas.page.getByRole('button', { name: 'Meer opties' }).click()
  await adas.page.getByRole('button', { name: 'Gesprek verwijderen' }).click()
  await expect(adas.page.getByRole('dialog')).toBeVisible()
  await bens.say('Achter het venster')
  await expect(adas.page).toHaveTitle(/^\(1\)/)
  await expectUnread(bens, 'Achter het venster')
  await adas.page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(bens.bubble('Achter het venster')).toContainText('Gelezen')

  await show(adas.page, 'hidden')
  await bens.say('Achter een ander tabblad')
  await expect(adas.page).toHaveTitle(/^\(1\)/)
  await expectUnread(bens, 'Achter een ander tabblad')
  await show(adas.page, 'visible')
  await expect(bens.bubble('Achter een ander tabblad')).toContainText('Gelezen')
  await expect(adas.log.getByText('1 nieuw bericht')).toBeVisible()
})

/** Two who have talked before, and the second one's screen. */
async function newsFor(
  open: (member: TestMember) => Promise<Page>,
  join: (traits: object) => Promise<TestMember>,
  db: Parameters<typeof aConversation>[0],
) {
  const [ada, ben] = [await join({ name: 'Ada', ...rich }), await join({ name: 'Ben', ...rich })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi', 'Hé'] })
  return { ada, ben, bens: await openTalk(await open(ben), ada) }
}

/** As a reader scrolls who looks for something older. */
async function readBack(talk: Talk): Promise<void> {
  const { log, page } = talk
  await expect(log.locator('[data-message]').last()).toBeInViewport()
  await log.hover()
  await page.mouse.wheel(0, -900)
  await expect(page.getByRole('button', { name: 'Naar het laatste bericht' })).toBeVisible()
  await atRest(talk)
}

/** Until the rows above have been measured. */
function atRest({ log, page }: Talk): Promise<void> {
  return expect(async () => {
    const before = await log.evaluate(({ scrollTop }) => scrollTop)
    await page.waitForTimeout(300)
    expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(before)
  }).toPass()
}

/** Arrived, and longer ago than it takes to be read. */
async function expectUnread(talk: Talk, text: string): Promise<void> {
  await expect(talk.bubble(text)).toContainText('Bezorgd')
  await talk.page.waitForTimeout(1000)
  await expect(talk.bubble(text)).toContainText('Bezorgd')
}

const show = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('who is blocked meanwhile finds the conversation gone @desktop', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben', freeMessages: 3 })]
  await aConversation(db, { from: ben.id, to: ada.id })
  const adas = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  await adas.page.getByRole('button', { name: 'Meer opties' }).click()
  await adas.page.getByRole('button', { name: 'Ben blokkeren' }).click()
  await adas.page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(adas.page).toHaveURL('/chats')
  await expect(bens.page.getByText('We kunnen dit gesprek niet vinden.')).toBeVisible()
  await expect(rowOf(bens.page, ada)).toHaveCount(0)
})
