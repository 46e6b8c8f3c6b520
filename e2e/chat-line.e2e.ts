import { aConversation } from '../db/testing/factories.ts'
import { aLongConversation } from '../db/testing/journeys.ts'
import { expectSaid, openTalk, rowOf, talkWith } from './support/chat.ts'
import { expect, test } from './support/test.ts'

test('after the line was dead, what both wrote meanwhile is there once and in order @phone', async ({
  open,
  join,
  line,
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben', freeMessages: 9 })]
  const adas = await openTalk(await open(ada, { baseURL: line.baseURL }), ben)
  const bens = await openTalk(await open(ben), ada)
  await bens.say('Voor de tunnel')
  await expectSaid(adas, ['Voor de tunnel'])

  line.cut()
  await adas.say('Ik zit in de tunnel')
  await expect(adas.bubble('Ik zit in de tunnel')).toContainText('Wordt verstuurd')
  for (const text of ['Ben je er nog?', 'Hallo?', 'Dan niet']) await bens.say(text)
  await expect(bens.bubble('Dan niet')).toContainText('Verstuurd')
  await expect(adas.page.getByText('Verbinding wordt hersteld')).toBeVisible()

  line.mend()
  const said = ['Voor de tunnel', 'Ben je er nog?', 'Hallo?', 'Dan niet', 'Ik zit in de tunnel']
  await expect(adas.page.getByText('Verbinding wordt hersteld')).toBeHidden({ timeout: 30_000 })
  await expectSaid(bens, said)
  await expectSaid(adas, said)
  await expect(adas.bubble('Ik zit in de tunnel')).toContainText('Gelezen')
  await adas.page.reload()
  await expectSaid(adas, said)
})

test('on a line that has died without a word a message goes out and the other’s come, with no reload @phone', async ({
  open,
  join,
  line,
}) => {
  test.slow()
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben', freeMessages: 9 })]
  const page = await open(ada, { baseURL: line.baseURL })
  await page.clock.install()
  const adas = await openTalk(page, ben)
  const bens = await openTalk(await open(ben), ada)
  await bens.say('Voor de lift')
  await expectSaid(adas, ['Voor de lift'])

  line.freeze()
  await adas.box.pressSequentially('In de lift', { delay: 10 })
  await adas.send.click()
  await expect(adas.bubble('In de lift')).toContainText('Wordt verstuurd')
  await bens.say('Ben je er nog?')
  line.thaw()
  await expectSaid(bens, ['Voor de lift', 'Ben je er nog?', 'In de lift'], { timeout: 60_000 })
  // So long the stream may be silent.
  await page.clock.fastForward(40_000)
  await expectSaid(adas, ['Voor de lift', 'Ben je er nog?', 'In de lift'], { timeout: 45_000 })
})

test('a message of which the answer was lost is sent once and paid once @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 10 })
  const ben = await join({ name: 'Ben' })
  const adas = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  let lost = 0
  await adas.page.route('**/trpc/chat.send*', async (route) => {
    await route.fetch()
    lost += 1
    if (lost > 2) return route.continue()
    return route.abort()
  })
  await adas.say('Eén keer maar')
  await expect(adas.bubble('Eén keer maar')).toContainText(/Verstuurd|Bezorgd|Gelezen/)
  await adas.say('En dan dit')
  await expectSaid(bens, ['Eén keer maar', 'En dan dit'])
  await expectSaid(adas, ['Eén keer maar', 'En dan dit'])
  await adas.page.goto('/members')
  await expect(adas.page.getByRole('link', { name: '8 credits' })).toBeVisible()
})

test('what was written offline goes out once the line is back, also over a reload @phone', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben' })]
  const adas = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  const context = adas.page.context()
  await context.setOffline(true)
  await adas.say('Geschreven in de trein')
  await adas.say('Nog een')
  await expect(adas.bubble('Nog een')).toContainText('Wordt verstuurd')
  await context.setOffline(false)
  await expectSaid(bens, ['Geschreven in de trein', 'Nog een'])

  await adas.page.route('**/trpc/chat.send*', (route) => route.abort())
  await adas.say('En nog een')
  await adas.page.reload()
  await expect(adas.bubble('En nog een')).toContainText('Wordt verstuurd')
  await adas.page.unroute('**/trpc/chat.send*')
  await expectSaid(bens, ['Geschreven in de trein', 'Nog een', 'En nog een'])
  await expectSaid(adas, ['Geschreven in de trein', 'Nog een', 'En nog een'])
})

test('a message that does not get out says so, and goes out on request @phone', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben' })]
  const adas = await openTalk(await open(ada), ben)
  const { page } = adas
  await page.clock.install()
  await page.reload()
  await page.route('**/trpc/chat.send*', (route) => route.abort())
  await adas.say('Komt dit aan?')
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(adas.bubble('Komt dit aan?')).toContainText('Niet verstuurd', { timeout: 200 })
  }).toPass()
  await page.unroute('**/trpc/chat.send*')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect(adas.bubble('Komt dit aan?')).toContainText('Verstuurd')
})

test('two tabs of one member agree, and the one that stays goes on alone @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben', freeMessages: 9 })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi', 'Hé'] })
  const first = await open(ada)
  await first.goto('/chats')
  const second = await first.context().newPage()
  await second.goto('/chats')
  const bens = await openTalk(await open(ben), ada)
  await bens.say('Zie je dit dubbel?')
  for (const tab of [first, second]) {
    await expect(rowOf(tab, ben)).toContainText('1 ongelezen')
    await expect(tab).toHaveTitle(/^\(1\)/)
  }
  await rowOf(second, ben).getByRole('link').click()
  await expectSaid(talkWith(second, ben), ['Hoi', 'Hé', 'Zie je dit dubbel?'])
  await expect(first).not.toHaveTitle(/^\(/)
  await expect(rowOf(first, ben)).not.toContainText('ongelezen')
  await talkWith(second, ben).say('Nee hoor')
  await expect(rowOf(first, ben)).toContainText('Jij: Nee hoor')

  // The first tab has followed the server for both.
  await first.close()
  await bens.say('En nu?')
  await expectSaid(talkWith(second, ben), ['Hoi', 'Hé', 'Zie je dit dubbel?', 'Nee hoor', 'En nu?'])
})

test('of 10,000 messages only those near the screen are in the page, and scrolling up brings the older ones @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aLongConversation(db, { from: ada.id, to: ben.id, count: 10_000 })
  const talk = await openTalk(await open(ada), ben)
  const drawn = talk.log.locator('[data-message]')
  await expect(talk.log.getByText('Bericht 10000')).toBeInViewport()
  expect(await drawn.count()).toBeLessThanOrEqual(60)

  const oldest = async () => {
    const texts = await drawn.locator('p').allTextContents()
    return Math.min(...texts.map((text) => Number(/\d+$/.exec(text)?.[0])))
  }
  await talk.log.hover()
  while ((await oldest()) > 9_700) {
    const before = await oldest()
    await talk.page.mouse.wheel(0, -1_500)
    await expect.poll(oldest).toBeLessThan(before)
    expect(await drawn.count()).toBeLessThanOrEqual(60)
  }
  await talk.page.getByRole('button', { name: 'Naar het laatste bericht' }).click()
  await expect(talk.log.getByText('Bericht 10000')).toBeInViewport()
})
