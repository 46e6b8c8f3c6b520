import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'
const passwordHash = await Bun.password.hash(password)

test('who logs in before the script has arrived is logged in all the same', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('E-mailadres').fill(ada.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  letThrough()
  await expect(page).toHaveURL('/members')
})

test.describe('with the stylesheet lost', () => {
  test.use({ tolerates: /Failed to load resource/ })

  test('a page looks as it should and comes alive', async ({ open, join }) => {
    const ada = await join({ name: 'Ada', passwordHash })
    const page = await open(null)
    await page.route('**/assets/*.css', (route) => route.abort())
    await page.goto('/login')
    const logIn = page.getByRole('button', { name: 'Inloggen', exact: true })
    await expect(logIn).toHaveCSS('background-color', 'rgb(212, 24, 98)')
    await page.getByLabel('E-mailadres').fill(ada.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
    await logIn.click()
    await expect(page).toHaveURL('/members')
  })
})
