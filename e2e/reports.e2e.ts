import { aConversation } from '../db/testing/factories.ts'
import { expectAccessible, still } from './support/axe.ts'
import { rowOf } from './support/chat.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

test('a message is reported, its sender blocked and lifted again @phone', async ({ open, join, database }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await aConversation(database.db, { from: ben.id, to: ada.id, bodies: ['Stuur je me 50 euro?'] })
  const page = await open(ada)
  await page.goto('/chats')
  await rowOf(page, ben).getByRole('link').click()
  await page.getByRole('button', { name: 'Opties voor dit bericht' }).click()
  await page.getByRole('button', { name: 'Melden' }).click()

  const sheet = page.getByRole('dialog', { name: 'Ben melden' })
  await expect(sheet).toContainText('Ben krijgt niet te horen dat jij dit meldt.')
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(sheet).toContainText('Kies wat er aan de hand is.')
  await sheet.getByText('Vraagt om geld of spullen').click()
  await sheet.getByLabel(/Wat wil je erbij vertellen/).fill('Alweer')
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  const receipt = page.getByRole('dialog', { name: 'Dank je, je melding is binnen' })
  await expect(receipt).toContainText(/M-\w{4}-\w{4}/)
  const [kept] = await database.sql`select reason, remarks, message_seq from reports where reported_id = ${ben.id}`
  expect(kept).toEqual({ reason: 'money', remarks: 'Alweer', message_seq: 1 })

  await receipt.getByRole('button', { name: 'Blokkeer Ben' }).click()
  await page.getByRole('dialog', { name: 'Ben blokkeren?' }).getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByText('Je hebt Ben geblokkeerd.')).toBeVisible()
  await expect(page).toHaveURL(/\/chats$/)
  await expect(rowOf(page, ben)).toBeHidden()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Ben melden' }).click()
  await sheet.getByText('Doet zich voor als iemand anders').click()
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(receipt).toContainText(/M-\w{4}-\w{4}/)
  await expect(receipt.getByRole('button', { name: 'Blokkeer Ben' })).toBeHidden()
  await receipt.getByRole('button', { name: 'Klaar' }).click()
  await page.getByRole('button', { name: 'Ben deblokkeren' }).click()
  await expect(page.getByText('Je hebt niemand geblokkeerd.')).toBeVisible()
})

test('who has blocked first is reported where the conversation was, before and after its page is loaded again @phone', async ({
  open,
  join,
  database,
}) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const id = await aConversation(database.db, { from: ben.id, to: ada.id, bodies: ['Stuur je me 50 euro?'] })
  const [adas, bens] = [await open(ada, still), await open(ben)]
  await adas.goto(`/chats/${id}`)
  await expect(adas.getByRole('region', { name: 'Gesprek met Ben' })).toContainText('Stuur je me 50 euro?')
  await bens.goto(`/members/${ada.id}`)
  await bens.getByRole('button', { name: /^Meer:/ }).click()
  await bens.getByRole('button', { name: 'Ada blokkeren' }).click()
  await bens.getByRole('dialog', { name: 'Ada blokkeren?' }).getByRole('button', { name: 'Blokkeren' }).click()

  await expect(adas.getByRole('heading', { name: 'We kunnen dit gesprek niet vinden.' })).toBeVisible()
  for (const name of ['Ben melden', 'Iemand melden']) {
    await adas.getByRole('button', { name: 'Melden' }).click()
    const sheet = adas.getByRole('dialog', { name })
    await sheet.getByText('Vraagt om geld of spullen').click()
    await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
    const receipt = adas.getByRole('dialog', { name: 'Dank je, je melding is binnen' })
    await expect(receipt).toContainText(/M-\w{4}-\w{4}/)
    await receipt.getByRole('button', { name: 'Klaar' }).click()
    await adas.goto(`/chats/${id}`)
  }
  await expectAccessible(adas, 'a conversation that has ended')
  const kept = await database.sql`select reporter_id, evidence from reports where reported_id = ${ben.id}`
  expect([...kept]).toMatchObject(
    Array(2).fill({ reporter_id: ada.id, evidence: { messages: [{ body: 'Stuur je me 50 euro?' }] } }),
  )
})

test('one photo of a profile is reported where it is seen large @phone', async ({ open, join, database }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await givePhotos(database.db, ben.id, 2)
  const page = await open(ada, still)
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: /^Foto 2 van 2/ }).click()
  const viewer = page.getByRole('dialog', { name: /^Foto’s van Ben/ })
  await expect(viewer).toContainText('2 van 2')
  await page.getByRole('button', { name: 'Foto melden' }).click()
  const sheet = page.getByRole('dialog', { name: 'Foto van Ben melden' })
  await sheet.getByText('Doet zich voor als iemand anders').click()
  await expectAccessible(page, 'the report of a photo')
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  const receipt = page.getByRole('dialog', { name: 'Dank je, je melding is binnen' })
  await expect(receipt).toContainText(/M-\w{4}-\w{4}/)
  await receipt.getByRole('button', { name: 'Klaar' }).click()
  await expect(viewer).toContainText('2 van 2')
  const kept = await database.sql`
    select r.photo_key = p.storage_key as same, p.position from reports r join photos p on p.id = r.photo_id
    where r.reported_id = ${ben.id}`
  const [last] = await database.sql`select max(position) as position from photos where member_id = ${ben.id}`
  expect([...kept]).toEqual([{ same: true, position: last.position }])
})

test('a visitor reports a profile, and reads how to date safely @phone', async ({ open, join, database }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(null)
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: /^Meer:/ }).click()
  await expect(page.getByRole('button', { name: 'Ben blokkeren' })).toBeHidden()
  await page.getByRole('button', { name: 'Ben melden' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ben melden' })
  await sheet.getByText('Doet zich voor als iemand anders').click()
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  const receipt = page.getByRole('dialog', { name: 'Dank je, je melding is binnen' })
  await expect(receipt).toContainText(/M-\w{4}-\w{4}/)
  const kept = await database.sql`select reporter_id from reports where reported_id = ${ben.id}`
  expect([...kept]).toEqual([{ reporter_id: null }])
  await receipt.getByRole('link', { name: 'Lees hoe je veilig datet' }).click()
  await expect(page.getByRole('heading', { name: 'Veilig daten', level: 1 })).toBeVisible()
})
