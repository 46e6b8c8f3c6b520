import { openAlive } from './support/alive.ts'
import { expectAccessible, still } from './support/axe.ts'
import { openTalk } from './support/chat.ts'
import { hold } from './support/hold.ts'
import { givePhotos } from './support/places.ts'
import { beginSignUp, chooseGender, goOn, sendSignUp, skipPhoto, typeBirthDate } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

// States that no page shows at first; every-page.e2e.ts checks the pages.

test('every step of sign-up is accessible, with its errors @phone', async ({ open }) => {
  const page = await open(null, still)
  const signUp = await beginSignUp(page, { name: '@', email: 'geen' })
  const goOnTooEarly = () => signUp.getByRole('button', { name: 'Verder' }).click()
  await goOnTooEarly()
  await expectAccessible(page, 'gender')
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await goOn(signUp, 'Even voorstellen')
  await goOnTooEarly()
  await expectAccessible(page, 'identity')
  await signUp.getByLabel('Profielnaam').fill('Eva')
  await signUp.getByLabel('E-mailadres').fill(anEmail())
  await typeBirthDate(signUp, '1', '2', '1990')
  await goOn(signUp, 'Waar woon je?')
  await expectAccessible(page, 'area')
  await goOn(signUp, 'Vertel iets over jezelf')
  await signUp.getByLabel('Geaardheid').selectOption({ label: 'Lesbisch' })
  await signUp.getByRole('option', { name: 'Bakken' }).click()
  await goOnTooEarly()
  await expectAccessible(page, 'about')
  await signUp.getByRole('checkbox').check()
  await goOn(signUp, 'Kies een wachtwoord')
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await expectAccessible(page, 'password')
  await signUp.getByRole('button', { name: 'Stoppen met inschrijven' }).click()
  await expect(page.getByRole('dialog', { name: 'Stoppen met inschrijven?' })).toBeVisible()
  await expectAccessible(page, 'stop')
})

test('sign-up is accessible while it runs and when it is done @desktop', async ({ open }) => {
  const page = await open(null, still)
  const letThrough = await hold(page, '**/trpc/signup.signUp*')
  const signUp = await sendSignUp(page, { name: 'Tess', email: anEmail() })
  await expectAccessible(page, 'progress')
  letThrough()
  await expect(signUp.getByRole('heading', { name: 'Zet een foto op je profiel' })).toBeVisible()
  await expectAccessible(page, 'the photo step')
  await skipPhoto(signUp)
  await expect(signUp.getByRole('heading', { name: 'Nog één ding: bevestig je e-mailadres' })).toBeVisible()
  await signUp.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  await expectAccessible(page, 'complete')
})

test('dialogs, menus and pop-ups are accessible @phone', async ({ open, join, database: { db } }) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 1 }), await join({ name: 'Ben' })]
  await givePhotos(db, ben.id, 5)
  const page = await open(ada, still)
  const dialog = page.getByRole('dialog')
  const look = async (what: string) => {
    await expect(dialog).toBeVisible()
    await expectAccessible(page, what)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.goto('/chats')
  await page.getByRole('button', { name: 'Mijn account: Ada' }).click()
  await expect(page.getByRole('link', { name: 'Mijn profiel' })).toBeVisible()
  await expectAccessible(page, 'account menu')
  await page.keyboard.press('Escape')
  await page.goto('/members')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await look('filters')
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: /^Foto 1 van 5/ }).click()
  await look('photos')
  await page.getByRole('button', { name: 'Meer: melden of blokkeren' }).click()
  await page.getByRole('button', { name: 'Ben blokkeren' }).click()
  await look('block')

  // The notice covers nothing there: what it covers elsewhere is free again when it goes.
  await openAlive(page, '/notifications')
  const bens = await open(ben, still)
  await bens.goto(`/members/${ada.id}`)
  await bens.getByRole('button', { name: 'Like voor Ada' }).click()
  await expect(page.getByText('Ben vindt je leuk.')).toBeVisible()
  await expectAccessible(page, 'toast')
  await page.goto('/likes?t=0')
  await look('like')
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('button', { name: 'Like voor Ben' }).click()
  await look('match')

  const talk = await openTalk(page, ben)
  await page.getByRole('button', { name: 'Kies een openingszin' }).click()
  await look('icebreakers')
  await talk.page.getByRole('button', { name: 'Meer opties' }).click()
  await expectAccessible(page, 'conversation menu')
})

test('the door and the asking of visitors are accessible @desktop', async ({ open, join }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(null, { ...still, meetsEntryWarning: true })
  await page.goto(`/members/${ben.id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'entry warning')
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await page.getByRole('button', { name: 'Like voor Ben' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in om een like te geven' })).toBeVisible()
  await expectAccessible(page, 'log in')
})
