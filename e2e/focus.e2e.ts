import { aDiscountCode } from '../db/testing/discounts.ts'
import { openAlive } from './support/alive.ts'
import { hold } from './support/hold.ts'
import { foundMembers } from './support/search.ts'
import { beginSignUp, chooseGender, goOn, typeBirthDate } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

test('who goes on typing while a step of sign-up is checked keeps the focus and the text @desktop', async ({
  open,
}) => {
  const page = await open(null)
  const signUp = await beginSignUp(page, { name: '@eva', email: 'eva@example' })
  await chooseGender(signUp, 'Vrouw', 'Allebei')
  await goOn(signUp, 'Even voorstellen')
  const [name, email] = [signUp.getByLabel('Profielnaam'), signUp.getByLabel('E-mailadres')]
  const next = signUp.getByRole('button', { name: 'Verder' })
  const typeWhileChecked = async (keys: string, send: () => Promise<void>) => {
    const letThrough = await hold(page, '**/trpc/signup.checkStep*')
    await send()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await email.press('End')
    await page.keyboard.type(keys)
    letThrough()
    await expect(next).not.toHaveAttribute('aria-busy')
  }
  await typeBirthDate(signUp, '1', '2', '1990')
  await typeWhileChecked('.o', () => next.click())
  await page.keyboard.type('rg')
  await expect(name).toHaveAccessibleDescription(/mag niet met @ beginnen/)
  await expect(email).toHaveValue('eva@example.org')
  await expect(email).toBeFocused()

  // Nor from the very field that the form was sent from.
  await email.press('Enter')
  await expect(name).toBeFocused()
  await typeWhileChecked('.b', () => email.press('Enter'))
  await page.keyboard.type('e')
  await expect(email).toHaveValue('eva@example.org.be')
  await expect(email).toBeFocused()
})

test('who goes on while a discount code is looked up keeps the focus @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const code = await aDiscountCode(db)
  const page = await open(await join({ name: 'Ada' }))
  await openAlive(page, '/credits/p2')
  await page.getByText('Kortingscode invullen').click()
  const field = page.getByRole('textbox', { name: 'Kortingscode' })
  const country = page.locator('select[name="country"]')
  const use = page.getByRole('button', { name: 'Toepassen' })
  const applyAndGoOn = async (typed: string) => {
    const letThrough = await hold(page, '**/trpc/orders.checkout*')
    await field.fill(typed)
    await use.click()
    await expect(use).toHaveAttribute('aria-busy', 'true')
    await country.focus()
    letThrough()
  }
  await applyAndGoOn('BESTAATNIET')
  await expect(field).toHaveAccessibleDescription(/kennen we niet/)
  await expect(country).toBeFocused()
  await applyAndGoOn(code)
  await expect(page.getByText(`${code} toegepast`)).toBeVisible()
  await expect(country).toBeFocused()
})

test('who goes on while another address is asked for keeps the focus @desktop', async ({ open, join }) => {
  const password = 'een lange zin om in te loggen'
  const page = await open(await join({ name: 'Ada', passwordHash: await Bun.password.hash(password) }))
  await openAlive(page, '/profile')
  const section = page.getByRole('region', { name: 'E-mailadres' })
  await section.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  await section.getByLabel('Nieuw e-mailadres').fill(anEmail())
  await section.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  const letThrough = await hold(page, '**/trpc/mailChange.request*')
  await page.keyboard.press('Enter')
  const about = page.getByRole('textbox', { name: 'Over mij' })
  await about.focus()
  letThrough()
  await expect(section.getByRole('button', { name: 'Wijzig e-mailadres' })).toBeVisible()
  await expect(about).toBeFocused()
})

test('further members take the focus of who waits for them alone @desktop', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  await page.route('**/photos/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }))
  await openAlive(page, '/members?minAge=18&maxAge=99')
  const more = page.getByRole('button', { name: 'Meer leden laden' })
  await more.click()
  await expect(foundMembers(page).nth(24).getByRole('link').first()).toBeFocused()

  const letThrough = await hold(page, '**/trpc/members.search*')
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  const wanted = page.getByRole('form', { name: 'Filters' }).getByLabel('Ik zoek')
  await wanted.focus()
  letThrough()
  await expect(foundMembers(page)).toHaveCount(72)
  await expect(wanted).toBeFocused()
})

const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg"/>'
