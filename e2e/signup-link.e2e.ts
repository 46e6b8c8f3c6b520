import { expectMailSent, fillOpenedSignUp } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

test('who likes somebody signs up above their profile, as from where they came, and goes on there @desktop', async ({
  open,
  join,
}) => {
  const sanne = await join({ name: 'Sanne' })
  const page = await open(null)
  const profile = `/members/${sanne.id}`
  await page.goto(`${profile}?network=krant&ref=voorpagina`)
  await page.getByRole('button', { name: 'Like voor Sanne' }).filter({ visible: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Gratis inschrijven' }).click()
  const signUp = page.getByRole('dialog', { name: 'Wie zoekt wie?' })
  await expect(signUp.getByText('Maak een profiel om Sanne te leren kennen')).toBeVisible()
  await expect(page).toHaveURL(`${profile}?network=krant&ref=voorpagina`)

  const dialog = page.getByRole('dialog')
  const email = anEmail()
  await fillOpenedSignUp(dialog, { name: 'Bram', email })
  const sending = page.waitForRequest(/signup\.signUp/)
  await dialog.getByRole('button', { name: 'Account aanmaken' }).click()
  const sent = await sending
  await expectMailSent(dialog, email)
  await dialog.getByRole('link', { name: 'Naar het profiel van Sanne' }).click()
  await expect(page).toHaveURL(profile)
  await expect(page.getByRole('button', { name: 'Mijn account: Bram' })).toBeVisible()
  // The tracking is the same as from the sign-up page.
  expect(sent.postData()).toContain('"tracking":{"network":"krant","ref":"voorpagina"}')
})

test('a smartphone has a page for it, which leads back to the search that was open @phone', async ({ open }) => {
  const page = await open(null)
  const search = '/members?gender=female&country=NL'
  await page.goto(search)
  await page.getByRole('main').getByRole('link', { name: 'Gratis inschrijven' }).click()
  await expect(page).toHaveURL(`/signup?next=${encodeURIComponent(search)}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const signUp = page.getByRole('main')
  const email = anEmail()
  await fillOpenedSignUp(signUp, { name: 'Bram', email })
  await signUp.getByRole('button', { name: 'Account aanmaken' }).click()
  await expectMailSent(signUp, email)
  await signUp.getByRole('link', { name: 'Ga verder' }).click()
  await expect(page).toHaveURL(search)
})

test('without script it is a link to the page @desktop', async ({ open, join }) => {
  const { id } = await join({ name: 'Sanne' })
  const page = await open(null, { javaScriptEnabled: false })
  await page.goto(`/members/${id}`)
  await page.getByRole('link', { name: 'Stuur bericht' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`/members/${id}/signup`)
})
