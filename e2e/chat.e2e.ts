import { aConversation, aSite } from '../db/testing/factories.ts'
import { expectSaid, openTalk, rowOf, talkWith } from './support/chat.ts'
import { hold } from './support/hold.ts'
import { enlargeLetters } from './support/large-letters.ts'
import { expect, test } from './support/test.ts'

test('two members talk live: messages, unread counts, typing, what has arrived and what was read @phone', async ({
  open,
  join,
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben', freeMessages: 3 })]
  const [adas, bens] = [await open(ada), await open(ben)]
  const letArrive = await hold(bens, '**/trpc/chat.markDelivered*')
  await bens.goto('/members')
  const adasTalk = await openTalk(adas, ben)
  await adasTalk.say('Hoi Ben, ook van bergen?')
  await expect(bens).toHaveTitle(/^\(1\)/)
  await expect(adasTalk.bubble('ook van bergen?')).toContainText('Verstuurd')
  letArrive()
  await expect(adasTalk.bubble('ook van bergen?')).toContainText('Bezorgd')

  await bens.getByRole('link', { name: 'Berichten 1 nieuw' }).click()
  await expect(rowOf(bens, ada)).toContainText('Hoi Ben, ook van bergen?')
  await expect(rowOf(bens, ada)).toContainText('1 ongelezen')
  await rowOf(bens, ada).getByRole('link').click()
  const bensTalk = talkWith(bens, ada)
  await expectSaid(bensTalk, ['Hoi Ben, ook van bergen?'])
  await expect(bens).not.toHaveTitle(/^\(/)
  await expect(adasTalk.bubble('ook van bergen?')).toContainText('Gelezen')

  await bensTalk.box.pressSequentially('Jazeker')
  await expect(adas.getByText('Is aan het typen')).toBeVisible()
  await bensTalk.send.click()
  await expect(adas.getByText('Is aan het typen')).toBeHidden()
  await expectSaid(adasTalk, ['Hoi Ben, ook van bergen?', 'Jazeker'])
  await expect(bensTalk.bubble('Jazeker')).toContainText('Gelezen')
  await expect(adas).not.toHaveTitle(/^\(/)
})

test('free messages are used up, then credits, then there is a way to buy more; the text stays @phone', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada', freeMessages: 2, credits: 1 })
  const ben = await join({ name: 'Ben' })
  const talk = await openTalk(await open(ada), ben)
  const { page } = talk
  await expect(page.getByText('nog 2 gratis berichten')).toBeVisible()
  await talk.say('Een')
  await expect(page.getByText('nog 1 gratis bericht')).toBeVisible()
  await talk.say('Twee')
  await expect(page.getByText('1 credit per bericht')).toBeVisible()
  await talk.box.fill('Drie')
  await talk.send.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Je hebt onvoldoende credits' })
  await expect(alert).toContainText('Een bericht kost 1 credit, je hebt er 0.')
  await talk.box.fill('Vier')
  await expect(talk.send).toBeDisabled()
  await enlargeLetters(page)
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(talk.box).toBeInViewport({ ratio: 1 })
  const name = page.getByRole('heading', { name: ben.name })
  expect((await name.boundingBox())?.width).toBeGreaterThan(80)
  await expectSaid(talk, ['Een', 'Twee', 'Drie'])

  await alert.getByRole('button', { name: 'Koop credits' }).click()
  const sheet = page.getByRole('dialog', { name: 'Je hebt onvoldoende credits' })
  await expect(sheet).toContainText('Je tekst blijft bewaard.')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(talk.box).toHaveValue('Vier')
})

test('a premium member pays with credits, and sees how few are left @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 11 })
  const ben = await join({ name: 'Ben' })
  const page = await open(ada)
  await page.goto('/members')
  await expect(page.getByRole('link', { name: /credits?$/ })).toBeHidden()
  const talk = await openTalk(page, ben)
  await talk.say('Hoi')
  await expect(talk.bubble('Hoi')).toContainText('Verstuurd')
  await page.goto('/members')
  await expect(page.getByRole('link', { name: '10 credits' })).toBeVisible()
})

test('a free member begins two conversations and no third, but answers everybody @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', freeMessages: 9 })
  const [ben, bob, bas] = [
    await join({ name: 'Ben' }),
    await join({ name: 'Bob' }),
    await join({ name: 'Bas', freeMessages: 1 }),
  ]
  await aConversation(db, { from: ada.id, to: ben.id })
  const page = await open(ada)
  const second = await openTalk(page, bob)
  await second.say('Hoi Bob')
  await expect(second.bubble('Hoi Bob')).toContainText('Verstuurd')

  const third = await openTalk(page, bas)
  const alert = page.getByText('Meer gesprekken beginnen kan met premium')
  await expect(alert).toBeVisible()
  await expect(page.getByRole('link', { name: 'Koop een bundel' })).toHaveAttribute('href', '/premium')
  await third.box.fill('Hoi Bas')
  await expect(third.send).toBeDisabled()

  // Bas begins: from then on it is a conversation like any other, also on the screen that is open.
  const bass = await openTalk(await open(bas), ada)
  await bass.say('Hé Ada')
  await expect(alert).toBeHidden()
  await third.send.click()
  await expectSaid(third, ['Hé Ada', 'Hoi Bas'])
  await expectSaid(bass, ['Hé Ada', 'Hoi Bas'])
})

test('what was written by mistake is taken back before it is read, with its credit @desktop', async ({
  open,
  join,
}) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 9 })
  const ben = await join({ name: 'Ben' })
  const bens = await open(ben)
  const talk = await openTalk(await open(ada), ben)
  const { page } = talk
  const options = (text: string) => talk.bubble(text).getByRole('button', { name: 'Opties voor dit bericht' })
  for (const text of ['Hoi Ben', 'Dit was voor Bas']) {
    await talk.say(text)
    await expect(talk.bubble(text)).toContainText('Verstuurd')
  }
  await bens.goto('/chats')
  await expect(rowOf(bens, ada)).toContainText('2 ongelezen')
  await expect(talk.bubble('voor Bas')).toContainText('Bezorgd')

  await options('voor Bas').click()
  await expect(page.getByRole('dialog')).toContainText('Je kunt het nog 5 minuten intrekken')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Intrekken/ })
    .click()
  await expect(talk.bubble('Je hebt een bericht ingetrokken')).toBeVisible()
  await expect(rowOf(bens, ada)).toContainText('Bericht ingetrokken')
  await expect(rowOf(bens, ada)).toContainText('1 ongelezen')
  await rowOf(bens, ada).getByRole('link').click()
  await expectSaid(talkWith(bens, ada), ['Hoi Ben', 'Bericht ingetrokken'])

  // Read by now: it stays, and is not offered.
  await expect(talk.bubble('Hoi Ben')).toContainText('Gelezen')
  await options('Hoi Ben').click()
  await expect(page.getByRole('button', { name: 'Kopiëren' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Intrekken/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto('/members')
  await expect(page.getByRole('link', { name: '8 credits' })).toBeVisible()
})

test('a finger that stays on a message reacts to it with a face that people know, a tap does not @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Mijn rondje van vanavond'] })
  const { page, bubble } = await openTalk(await open(ada), ben)
  const message = bubble('Mijn rondje').getByText('Mijn rondje')
  const { x, y, width, height } = (await message.boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchEnd') =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x: x + width / 2, y: y + height / 2 }] : [],
    })
  await message.tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await put('touchStart')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await put('touchEnd')
  await expect(sheet.getByRole('button', { name: 'duim omhoog' })).toHaveText('👍')
  await sheet.getByRole('button', { name: 'duim omhoog' }).tap()
  await expect(bubble('Jouw reactie: duim omhoog')).toBeVisible()
})

test('a message is answered with a quote, and by one tap, and is copied whole @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben', freeMessages: 3 })]
  const text = 'Mijn rondje van vanavond:\ncafé De Jaren 🌷'
  await aConversation(db, { from: ben.id, to: ada.id, bodies: [text, 'Mooi'] })
  const adas = await openTalk(await open(ada, { permissions: ['clipboard-read', 'clipboard-write'] }), ben)
  const bens = await openTalk(await open(ben), ada)
  const sheet = adas.page.getByRole('dialog')
  const openOptions = () =>
    adas
      .bubble(/^(Ben: )?Mijn rondje/)
      .getByRole('button', { name: 'Opties voor dit bericht' })
      .click()

  await openOptions()
  await sheet.getByRole('button', { name: 'hartje' }).click()
  await expect(adas.bubble('Jouw reactie: hartje')).toBeVisible()
  await expect(bens.bubble('Reactie van Ada: hartje')).toBeVisible()

  // Changed twice on a line on which what goes first would come last.
  const letFirstGo = await hold(adas.page, '**/trpc/chat.react*', { times: 1 })
  const told: string[] = []
  adas.page.on('requestfinished', (request) => {
    if (request.url().includes('chat.react')) told.push(request.url())
  })
  for (const reaction of ['lachen', 'dank je']) {
    await openOptions()
    await sheet.getByRole('button', { name: reaction }).click()
    await expect(adas.bubble(`Jouw reactie: ${reaction}`)).toBeVisible()
  }
  letFirstGo()
  await expect.poll(() => told).toHaveLength(2)
  await bens.page.reload()
  await expect(bens.bubble('Reactie van Ada: dank je')).toBeVisible()

  await openOptions()
  await sheet.getByRole('button', { name: 'Antwoorden' }).click()
  await expect(adas.page.getByText('Antwoord aan Ben')).toBeVisible()
  await expect(adas.box).toBeFocused()
  await adas.say('Daar fiets ik ’s ochtends langs')
  await expect(adas.page.getByText('Antwoord aan Ben')).toBeHidden()
  for (const talk of [adas, bens]) {
    const answer = talk.bubble('Daar fiets ik')
    await expect(answer).toContainText('Antwoord op')
    await expect(answer).toContainText('Mijn rondje van vanavond')
  }

  await openOptions()
  await sheet.getByRole('button', { name: 'Kopiëren' }).click()
  await expect(adas.page.getByText('Gekopieerd', { exact: true })).toBeVisible()
  expect(await adas.page.evaluate(() => navigator.clipboard.readText())).toBe(text)
})

test('what a site hides for its age is not shown, and its place says why @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const host = `verborgen-${Date.now()}.localhost`
  await aSite(db, { id: host, hosts: [host], settings: { name: 'Verborgen', hideMessagesAfterDays: 30 } })
  const [ada, ben] = [
    await join({ name: 'Ada', siteId: host, freeMessages: 3 }),
    await join({ name: 'Ben', siteId: host }),
  ]
  const at = new Date(Date.now() - 31 * 24 * 60 * 60_000)
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Lang geleden', 'Ja, lang'], at })
  const page = await open(ada, { host })
  // The server takes a moment to hear of a new site.
  await expect(async () => {
    await page.goto(`/members/${ben.id}/chat`)
    await expect(page).toHaveTitle(/Verborgen/, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  const talk = talkWith(page, ben)
  await talk.say('Nog eens hoi')
  await expectSaid(talk, ['Nog eens hoi'])
  const line = 'Voor jullie privacy zijn berichten ouder dan 30 dagen verborgen.'
  await expect(page.getByText(line)).toBeVisible()
  await page.reload()
  await expectSaid(talk, ['Nog eens hoi'])
  await expect(page.getByText(line)).toBeVisible()
})

test('an opening line is chosen and sent, or changed first, with its price in sight @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', freeMessages: 2 })
  const [ben, bob] = [await join({ name: 'Ben' }), await join({ name: 'Bob' })]
  const page = await open(ada)
  const talk = await openTalk(page, ben)
  await page.getByRole('button', { name: 'Kies een openingszin' }).click()
  const sheet = page.getByRole('dialog', { name: 'Kies een openingszin' })
  await expect(sheet).toContainText('nog 2 gratis berichten')
  await expect(sheet.getByRole('button', { name: 'Versturen' })).toBeDisabled()
  await sheet.getByText('Waar moest jij vandaag om lachen?').click()
  await sheet.getByRole('button', { name: 'Versturen' }).click()
  await expectSaid(talk, ['Waar moest jij vandaag om lachen?'])

  const other = await openTalk(page, bob)
  await page.getByRole('button', { name: 'Kies een openingszin' }).click()
  await sheet.getByRole('button', { name: 'Andere zinnen' }).click()
  await sheet.getByText('Welk nummer zet jij te hard?').click()
  await sheet.getByRole('button', { name: 'Eerst aanpassen' }).click()
  await expect(other.box).toHaveValue('Welk nummer zet jij te hard?')
})

test('a double tap on send sends one message and takes one credit @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', premiumSince: new Date(), credits: 9 })
  const ben = await join({ name: 'Ben' })
  const talk = await openTalk(await open(ada), ben)
  const bens = await openTalk(await open(ben), ada)
  await talk.box.fill('Dubbel')
  await talk.send.dblclick()
  await expect(talk.bubble('Dubbel')).toContainText(/Verstuurd|Bezorgd|Gelezen/)
  await talk.say('Enkel')
  await expectSaid(bens, ['Dubbel', 'Enkel'])
  await expectSaid(talk, ['Dubbel', 'Enkel'])
  await talk.page.goto('/members')
  await expect(talk.page.getByRole('link', { name: '7 credits' })).toBeVisible()
})

test('what was written survives a reload, and is the same in another tab @desktop', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben' })]
  const talk = await openTalk(await open(ada), ben)
  await talk.box.fill('Nog niet af')
  await talk.page.reload()
  await expect(talk.box).toHaveValue('Nog niet af')
  const other = await openTalk(await talk.page.context().newPage(), ben)
  await expect(other.box).toHaveValue('Nog niet af')
  await other.say('Nu wel')
  await expect(talk.box).toHaveValue('')
})

test('a conversation is deleted at once; when the server cannot, an alert says so and it is back @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben', freeMessages: 3 })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi Ada', 'Hoi Ben'] })
  const page = await open(ada)
  const remove = async () => {
    await page.goto('/chats')
    await rowOf(page, ben).getByRole('link').click()
    await page.getByRole('button', { name: 'Meer opties' }).click()
    await page.getByRole('button', { name: 'Gesprek verwijderen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
    await expect(page).toHaveURL('/chats')
  }

  await page.route('**/trpc/chat.delete*', (route) => route.abort())
  await remove()
  const alert = page.getByRole('alert').filter({ hasText: 'Het gesprek is niet verwijderd' })
  await expect(alert).toContainText('Geen verbinding.')
  await expect(rowOf(page, ben)).toBeVisible()
  await page.unroute('**/trpc/chat.delete*')

  const answer = page.waitForResponse('**/trpc/chat.delete*')
  await remove()
  await expect(rowOf(page, ben)).toHaveCount(0)
  await answer
  await page.reload()
  await expect(page.getByText('Nog geen gesprekken')).toBeVisible()

  // The other one keeps it, and what is new comes to both.
  const bens = await openTalk(await open(ben), ada)
  await expectSaid(bens, ['Hoi Ada', 'Hoi Ben'])
  await bens.say('Ben je er nog?')
  await rowOf(page, ben).getByRole('link').click()
  await expectSaid(talkWith(page, ben), ['Ben je er nog?'])
})
