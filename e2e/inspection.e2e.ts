import type { Page } from '@playwright/test'
import type { TestMember } from '../db/testing/factories.ts'
import { claimFor } from '../db/testing/staff.ts'
import { expectAccessible, still } from './support/axe.ts'
import type { Browsers } from './support/browsers/browsers.ts'
import { openTalk } from './support/chat.ts'
import { expectPicture } from './support/drawn.ts'
import { aName, atTheQueue, firstInHand, press } from './support/inspection.ts'
import { photoFile, photoMade } from './support/photo-file.ts'
import { givePhotos } from './support/places.ts'
import { expect, test } from './support/test.ts'

/** The photos page of a member who has just sent one. */
async function sendPhoto(open: Browsers['open'], member: TestMember): Promise<Page> {
  const page = await open(member)
  await page.goto('/profile/photos')
  await page.getByLabel('Kies je eerste foto').setInputFiles([await photoFile()])
  const made = photoMade(page)
  await page.getByRole('button', { name: 'Gebruik deze foto' }).click()
  await made
  await expect(page.getByText('Wordt bekeken')).toBeVisible()
  return page
}

const photosOf = (page: Page) => page.getByRole('button', { name: /^Foto \d+ van \d+/ })

/** Somebody opens a photo of this member’s profile and reports it. */
async function reportPhoto(page: Page, member: TestMember, reason: string): Promise<void> {
  await page.goto(`/members/${member.id}`)
  await photosOf(page).click()
  await page.getByRole('button', { name: 'Foto melden' }).click()
  const sheet = page.getByRole('dialog', { name: `Foto van ${member.name} melden` })
  await sheet.getByText(reason).click()
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  await expect(page.getByRole('dialog', { name: 'Dank je, je melding is binnen' })).toContainText(/M-\w{4}-\w{4}/)
}

test('a photo is sent, looked at, and then seen by others @desktop', async ({ open, join, database }) => {
  const [ada, ben] = [await join({ name: aName('Ada') }), await join({ name: aName('Ben') })]
  const own = await sendPhoto(open, ada)
  const others = await open(ben)
  await others.goto(`/members/${ada.id}`)
  await expect(others.getByRole('heading', { name: new RegExp(ada.name) })).toBeVisible()
  await expect(others.locator('main img')).toHaveCount(0)

  const office = await atTheQueue(database, open, ada)
  await expect(office.getByRole('img', { name: `Foto van ${ada.name}` })).not.toHaveJSProperty('naturalWidth', 0)
  await press(office, 'a', 'Goedkeuren')
  await expect(office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })).toHaveCount(0)
  await expect(own.getByText('Actief')).toBeVisible()
  await press(office, 'u', 'Ongedaan maken')
  await expect(own.getByText('Wordt bekeken')).toBeVisible()
  await expect(office.getByRole('heading', { name: new RegExp(`^${ada.name}`) })).toBeVisible()
  await press(office, 'a', 'Goedkeuren')
  await expect(own.getByText('Actief')).toBeVisible()
  await others.reload()
  await expectPicture(others.locator('main img').first())
})

test('a photo is removed: its member reads why, objects, and somebody else puts it back @desktop', async ({
  open,
  join,
  database,
}) => {
  const ada = await join({ name: aName('Ada') })
  const own = await sendPhoto(open, ada)
  const office = await atTheQueue(database, open, ada)
  await press(office, '6', 'Niemand herkenbaar in beeld')
  await expect(office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })).toHaveCount(0)

  const removed = own.getByRole('list', { name: 'Afgewezen' })
  await expect(removed.getByText('Op een profielfoto ben je te herkennen.')).toBeVisible()
  await expect(removed.getByText('het besluit is niet automatisch genomen', { exact: false })).toBeVisible()
  await removed.getByRole('button', { name: 'Bezwaar maken' }).click()
  const sheet = own.getByRole('dialog', { name: 'Bezwaar maken' })
  await sheet.getByRole('button', { name: 'Verstuur bezwaar' }).click()
  await expect(sheet.getByText('Schrijf waarom je het er niet mee eens bent.')).toBeVisible()
  await sheet.getByLabel('Waarom ben je het er niet mee eens?').fill('Dat ben ik, van dichtbij.')
  await sheet.getByRole('button', { name: 'Verstuur bezwaar' }).click()
  await expect(removed.getByText(/Je bezwaar van .* wordt bekeken/)).toBeVisible()

  const second = await atTheQueue(database, open, ada)
  await expect(second.getByText('Dat ben ik, van dichtbij.')).toBeVisible()
  await press(second, 'a', 'Zet de foto terug')
  await expect(own.getByText('Actief')).toBeVisible()
  await expect(removed).toHaveCount(0)
  // The letter is sent a minute later.
  await database.sql`update photo_removals set outcome_told_at = now() where member_id = ${ada.id}`
  await own.reload()
  const unseen = () => database.sql`select id from photo_removals where member_id = ${ada.id} and seen_at is null`
  await expect.poll(unseen).toHaveLength(0)
})

test('a photo of a conversation is reported and removed: gone for both while they look at it @desktop', async ({
  open,
  join,
  database,
}) => {
  const [ada, ben] = [await join({ name: aName('Ada'), credits: 5 }), await join({ name: aName('Ben') })]
  const adas = await openTalk(await open(ada), ben)
  await adas.page.getByLabel('Stuur een foto').setInputFiles([await photoFile()])
  const made = photoMade(adas.page)
  await adas.page
    .getByRole('dialog', { name: `Foto aan ${ben.name}` })
    .getByRole('button', { name: 'Versturen' })
    .click()
  await made
  await expect(adas.log.locator('[data-message]')).toContainText(/Verstuurd/)
  const address = (await adas.page.getByRole('img', { name: 'Jouw foto' }).getAttribute('src')) ?? ''
  const bens = await openTalk(await open(ben), ada)
  await bens.page.getByRole('button', { name: 'Foto groot bekijken' }).click()
  const opened = bens.page.getByRole('dialog', { name: ada.name })
  await opened.getByRole('button', { name: 'Opties voor dit bericht' }).click()
  await bens.page.getByRole('button', { name: 'Melden' }).click()
  const sheet = bens.page.getByRole('dialog', { name: `${ada.name} melden` })
  await sheet.getByText('Seksueel, terwijl ik dat niet wil').click()
  await sheet.getByRole('button', { name: 'Verstuur melding' }).click()
  await bens.page.getByRole('dialog', { name: 'Dank je, je melding is binnen' }).getByLabel('Sluiten').click()
  await expect(bens.bubble('Je hebt deze foto gemeld.')).toBeVisible()
  await adas.page.getByRole('button', { name: 'Foto groot bekijken' }).click()
  const large = adas.page.getByRole('dialog', { name: 'Jij' })
  await expectPicture(large.getByRole('img', { name: 'Jouw foto' }))

  const office = await atTheQueue(database, open, ada)
  await expect(office.getByText('Uit een gesprek. Reden van de melding: seksueel en ongewenst.')).toBeVisible()
  await expect(office.getByText(ben.name)).toHaveCount(0)
  await press(office, '1', 'Naakt of seksueel')
  await expect(large).toBeHidden()
  for (const { bubble } of [adas, bens]) await expect(bubble('Deze foto is na controle verwijderd.')).toBeVisible()
  for (const { page } of [adas, bens]) expect((await page.request.get(address)).status()).toBe(403)

  await adas.page.goto('/profile/photos')
  const removed = adas.page.getByRole('list', { name: 'Afgewezen' })
  await expect(removed).toContainText(/Je stuurde deze foto op .* Je krijgt terug wat hij kostte\./)
  await expect(removed.getByRole('button', { name: 'Bezwaar maken' })).toBeVisible()
})

test('a photo of a profile is reported: seen until a moderator removes it, and again in the queue when somebody else reports it @desktop', async ({
  open,
  join,
  database,
}) => {
  const [ada, ben, cleo] = [
    await join({ name: aName('Ada') }),
    await join({ name: aName('Ben') }),
    await join({ name: aName('Cleo') }),
  ]
  const [, other] = await givePhotos(database.db, ada.id, 2)
  // So that the moderator has one more in hand.
  await database.sql`update photos set status = 'under_inspection' where id = ${other}`
  const [bens, cleos] = [await open(ben, still), await open(cleo, still)]
  await reportPhoto(bens, ada, 'Doet zich voor als iemand anders')
  await cleos.goto(`/members/${ada.id}`)
  await expect(photosOf(cleos)).toHaveCount(1)

  const moderatorId = crypto.randomUUID()
  const office = await atTheQueue(database, open, ada, moderatorId)
  await expect(office.getByText('Reden van de melding: doet zich voor als iemand anders.')).toBeVisible()
  await expect(office.getByText(ben.name)).toHaveCount(0)
  await expectAccessible(office, 'a reported photo of a profile')
  await press(office, 'a', 'Goedkeuren')
  await expect(office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })).toHaveCount(1)

  await reportPhoto(cleos, ada, 'Lijkt jonger dan 18')
  // Their page is the same as when they approved it. Giving back takes so long that they go on before it is done.
  const [giveBack, claim] = ['**/inspection.release*', '**/inspection.claim*']
  await office.route(giveBack, async (route) => {
    await office.waitForTimeout(1_000)
    await route.continue()
  })
  await office.route(claim, async (route) => {
    await claimFor(database.db, moderatorId, ada.id)
    await route.continue()
  })
  const givenBack = office.waitForResponse(giveBack)
  await press(office, 's', 'Vrijgeven')
  await expect(office.getByRole('heading', { name: 'Je hebt alles vrijgegeven' })).toBeVisible()
  await office.getByRole('button', { name: 'Ga verder' }).click()
  await givenBack
  await firstInHand(office, ada).click()
  await expect(office.getByText('Reden van de melding: lijkt jonger dan 18.')).toBeVisible()
  await press(office, '2', 'Foto van iemand anders of gekopieerd')
  await expect(office.getByRole('button', { name: new RegExp(`van ${ada.name}`) })).toHaveCount(1)
  const adas = await open(ada)
  await adas.goto('/profile/photos')
  const removed = adas.getByRole('list', { name: 'Afgewezen' })
  await expect(
    removed.getByText('Je plaatst alleen foto’s van jezelf, niet van een ander of van internet.'),
  ).toBeVisible()
  await expect(removed).not.toContainText(/gemeld|melding/i)
  for (const page of [bens, cleos]) {
    await page.goto(`/members/${ada.id}`)
    await expect(page.getByRole('heading', { name: new RegExp(ada.name) })).toBeVisible()
    await expect(photosOf(page)).toHaveCount(0)
  }
})
