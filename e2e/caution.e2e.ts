import { aConversation } from '../db/testing/factories.ts'
import { expectAccessible, still } from './support/axe.ts'
import { expectSaid, openTalk, rowOf } from './support/chat.ts'
import { expect, test } from './support/test.ts'

const covered = 'Dit bericht kan beledigend zijn'

test('an insult stays out of sight until its reader says; what they write back is asked about once @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben', freeMessages: 9 })]
  await aConversation(db, { from: ben.id, to: ada.id, bodies: ['Hoi Ada', 'Hoi', 'Wat ben jij een klootzak'] })
  // It is out of sight as the server draws it, before any script has come.
  const drawn = await open(ada, { javaScriptEnabled: false })
  await drawn.goto('/chats')
  await expect(rowOf(drawn, ben)).toContainText(covered)
  await openTalk(drawn, ben)
  await expect(drawn.locator('[data-message]').last()).toContainText(covered)
  await expect(drawn.getByRole('button', { name: 'Tonen' })).toBeVisible()
  await expect(drawn.getByText('klootzak')).toHaveCount(0)

  const page = await open(ada, still)
  await page.goto('/chats')
  await expect(rowOf(page, ben)).toContainText(covered)
  await page.getByRole('button', { name: 'Zoeken in gesprekken' }).click()
  await page.getByRole('searchbox').fill('wat ben jij')
  const found = page.getByRole('region', { name: 'Berichten', exact: true }).getByRole('link')
  await expect(found).toContainText(covered)
  await expect(found).not.toContainText('klootzak')
  await page.getByRole('button', { name: 'Zoeken sluiten' }).click()
  const talk = await openTalk(page, ben)
  await expect(talk.bubble(covered)).toBeVisible()
  await expect(talk.log).not.toContainText('klootzak')
  await expectAccessible(page, 'a covered message')

  await talk.log.getByRole('button', { name: 'Tonen' }).click()
  await expect(talk.bubble('klootzak')).toBeVisible()
  await expect(talk.log.getByRole('button', { name: 'Verbergen' })).toBeFocused()
  await talk.log.getByRole('button', { name: 'Melden' }).click()
  await expect(page.getByRole('dialog', { name: 'Ben melden' })).toBeVisible()
  await page.keyboard.press('Escape')

  // Asked in its place: neither a second press nor Enter gets past it, and changing brings one back to the text.
  const question = page.getByRole('alertdialog', { name: 'Weet je het zeker?' })
  await talk.box.fill('Rot op')
  await talk.send.click()
  await expect(question.getByRole('button', { name: 'Aanpassen' })).toBeFocused()
  await expectAccessible(page, 'the question')
  await talk.send.click()
  await expect(talk.box).toHaveValue('Rot op')
  await question.getByRole('button', { name: 'Aanpassen' }).click()
  await expect(question).toBeHidden()
  await expect(talk.box).toBeFocused()

  // Another text is asked about anew, the same never twice.
  await talk.box.fill('Rot toch op, klootzak')
  await talk.send.click()
  await expect(question).toBeVisible()
  await talk.box.fill('Rot op')
  await expect(question).toBeHidden()
  await talk.box.fill('Rot toch op, klootzak')
  await question.getByRole('button', { name: 'Toch versturen' }).click()
  await expect(talk.box).toHaveValue('')
  await expect(talk.bubble('Rot toch op')).toContainText('Verstuurd')
  await talk.say('Rot toch op, klootzak')
  await expectSaid(talk, ['Hoi Ada', 'Hoi', 'klootzak', 'Rot toch op', 'Rot toch op'])
})

test('a number in a first message is asked about, and its reader is advised @phone', async ({ open, join }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 9 }), await join({ name: 'Ben' })]
  const adas = await openTalk(await open(ada), ben)
  const question = adas.page.getByRole('alertdialog', { name: 'Je deelt een telefoonnummer' })
  await adas.say('Leuk profiel, ook van bergen?')
  await adas.box.fill('Bel me op 06 12 34 56 78')
  await adas.send.click()
  await question.getByRole('button', { name: 'Toch versturen' }).click()
  await expect(adas.bubble('Bel me')).toContainText('Verstuurd')

  const bens = await openTalk(await open(ben), ada)
  await expect(bens.bubble('Bel me op 06 12 34 56 78')).toContainText('Geef nooit geld of gegevens')
  await expect(adas.log).not.toContainText('Geef nooit geld')
  await bens.log.getByRole('button', { name: 'Melden' }).click()
  await expect(bens.page.getByRole('dialog', { name: 'Ada melden' })).toBeVisible()
})

test('a number in what one says of oneself is stored with a hint, and its readers are advised @phone', async ({
  open,
  join,
  database,
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const adas = await open(ada, still)
  await adas.goto('/profile')
  const field = adas.getByRole('textbox', { name: 'Over mij' })
  const hint = adas.getByText('Je deelt een telefoonnummer')
  await field.fill('Ik hou van bergen.')
  await expect(hint).toBeHidden()
  await field.fill('Ik hou van bergen. App me: 06 12 34 56 78')
  await expect(hint).toBeVisible()
  await expectAccessible(adas, 'a hint beside one’s own words')
  await field.blur()
  await expect
    .poll(async () => (await database.sql`select about from profiles where member_id = ${ada.id}`)[0]?.about)
    .toContain('06 12')

  const bens = await open(ben, still)
  await bens.goto(`/members/${ada.id}`)
  await expect(bens.getByText('Ada deelt een telefoonnummer. Geef nooit geld')).toBeVisible()
  await expectAccessible(bens, 'advice under somebody’s words')
  await bens.getByRole('region', { name: 'Over mij' }).getByRole('button', { name: 'Melden' }).click()
  await expect(bens.getByRole('dialog', { name: 'Ada melden' })).toBeVisible()
  await adas.goto(`/members/${ada.id}`)
  await expect(adas.getByText('Ik hou van bergen')).toBeVisible()
  await expect(adas.getByText('Geef nooit geld')).toHaveCount(0)
})
