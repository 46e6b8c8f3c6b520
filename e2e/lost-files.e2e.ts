import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'
const passwordHash = await Bun.password.hash(password)

test.use({ tolerates: /Failed to load resource/ })

test('with the script lost, who logs in is logged in by the browser alone @desktop', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login?next=%2Flikes%2Freceived')
  await page.getByLabel('E-mailadres').fill(ada.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL('/likes/received')
})

test('with the script of sign-up lost, who goes on is told why that does not work, and what does @phone', async ({
  open,
}) => {
  const page = await open(null)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/signup')
  const words = page.getByText('De pagina was nog niet helemaal geladen')
  await expect(words).toBeHidden()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(words).toBeVisible()
  await page.unroute('**/assets/*.js')
  await page.reload()
  await expect(words).toBeHidden()
})

test('with the stylesheet lost, a page looks as it should and comes alive @phone', async ({ open, join }) => {
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
