import type { Page } from '@playwright/test'
import { aDeletion } from '../db/testing/factories.ts'
import { aSession } from '../db/testing/journeys.ts'
import { aReceiptedOrder } from '../db/testing/orders.ts'
import { comesAlive, openAlive } from './support/alive.ts'
import { still } from './support/axe.ts'
import { followMail, openMailTo } from './support/mailbox.ts'
import { logOut } from './support/session/log-out.ts'
import { beginSignUp, chooseGender, goOn, typeBirthDate } from './support/signup.ts'
import { expect, test } from './support/test.ts'

const password = 'een lange zin om in te loggen'
const passwordHash = await Bun.password.hash(password)
const day = 24 * 60 * 60 * 1000

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

const accountMenu = (page: Page, name: string) => page.getByRole('button', { name: `Mijn account: ${name}` })

test('a log-in leads where one wanted to go, and the log-out ends it @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.goto('/likes')
  await expect(page).toHaveURL('/login?next=%2Flikes')
  await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul je e-mailadres in.')
  await logIn(page, ada.email.toUpperCase(), password)
  await expect(page).toHaveURL('/likes')
  await logOut(page)
  await expect(page).toHaveURL('/')
  await page.goto('/likes')
  await expect(page).toHaveURL('/login?next=%2Flikes')
})

test('a log-in that is sent twice at once is one log-in @desktop', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.goto('/login')
  await comesAlive(page)
  await page.getByLabel('E-mailadres').fill(ada.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('.logIn')) calls++
  })
  await page.getByRole('button', { name: 'Inloggen', exact: true }).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit()
    button.form?.requestSubmit()
  })
  await expect(page).toHaveURL('/members')
  expect(calls).toBe(1)
})

test.describe('without a line', () => {
  // The browser complains about the call that does not get through.
  test.use({ tolerates: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('a log-in says so and keeps what was typed @phone', async ({ open, join }) => {
    const ada = await join({ name: 'Ada', passwordHash })
    const page = await open(null)
    await page.goto('/login')
    await comesAlive(page)
    await page.context().setOffline(true)
    await logIn(page, ada.email, password)
    const failure = page.getByRole('alert').filter({ hasText: 'Controleer je internet' })
    await expect(failure).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(ada.email)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
    await expect(page).toHaveURL('/members')
  })
})

test('a log-in leads to no other site @desktop', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.goto('/login?next=https://elsewhere.example/')
  await logIn(page, ada.email, password)
  await expect(page).toHaveURL('/members')
  for (const elsewhere of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    await page.goto(`/login?next=${elsewhere}`)
    await expect(page).toHaveURL('/members')
  }
})

test('without script the log-in says why not, and leads where one wanted to go @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null, { javaScriptEnabled: false })
  await page.goto('/login?next=%2Flikes%2Freceived')
  // The eye and the demo's quick ways in would do nothing.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  await logIn(page, ada.email, 'verkeerd')
  await expect(page.getByText('Login mislukt, probeer opnieuw')).toBeVisible()
  await logIn(page, ada.email, password)
  await expect(page).toHaveURL(/\/likes/)
  await page.goto('/login?notice=onbekend&minutes=x')
  await expect(page).toHaveURL('/members')
})

test('a receipt asked for while logged out is found behind the log-in, and another one’s is not there @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben] = [await join({ name: 'Ada', passwordHash }), await join({ name: 'Ben' })]
  const { orderId, receipt } = await aReceiptedOrder(db, ada.id)
  const page = await open(ada, still)
  await openAlive(page, `/transactions/${orderId}`)
  const address = `${await page.getByRole('link', { name: /als pdf/ }).getAttribute('href')}`
  const bens = await open(ben, still)
  for (const path of [address, address.replace('.pdf', '')])
    expect((await bens.request.get(path, { maxRedirects: 0 })).status()).toBe(404)

  const visitor = await open(null, still)
  await visitor.goto(address)
  await expect(visitor).toHaveURL(`/login?${new URLSearchParams({ next: address.replace('.pdf', '') })}`)
  await logIn(visitor, ada.email, password)
  await expect(visitor).toHaveURL(`/transactions/${orderId}`)
  await expect(visitor.getByText(receipt).first()).toBeVisible()
  const [file] = await Promise.all([
    visitor.waitForEvent('download'),
    visitor.getByRole('link', { name: /als pdf/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${receipt}.pdf`)
})

test('five wrong passwords lock the log-in, and say for how long @desktop', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.goto('/login')
  const alert = page.getByRole('alert')
  for (let tries = 1; tries <= 4; tries++) {
    await logIn(page, ada.email, `verkeerd ${tries}`)
    await expect(alert.filter({ hasText: 'Login mislukt, probeer opnieuw' })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(ada.email)
  }
  await logIn(page, ada.email, 'verkeerd 5')
  const locked = alert.filter({ hasText: 'Te veel foute pogingen, account voor 15 min geblokkeerd.' })
  await expect(locked).toBeVisible()
  await logIn(page, ada.email, password)
  await expect(locked).toBeVisible()
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page).toHaveURL('/reset-password')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(ada.email)

  // A stranger locks nobody out: elsewhere the right password opens.
  const elsewhere = await open(null)
  await elsewhere.goto('/login')
  await logIn(elsewhere, ada.email, password)
  await expect(elsewhere).toHaveURL('/members')
})

test('who forgot the password has a link mailed, and sees whose account it opens @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  await page.goto('/login')
  await logIn(page, ada.email, 'vergeten')
  await page.getByRole('button', { name: 'Mail me een inloglink' }).click()
  await expect(page.getByRole('status').filter({ hasText: `Is er een account met ${ada.email}` })).toBeVisible()
  await openMailTo(page, ada.email, /Je inloglink voor Vonk/)
  await followMail(page, 'Inloggen')
  await expect(page.getByRole('heading', { name: 'Ga verder als Ada' })).toBeVisible()
  const pressed = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/enter'))
  await page.getByRole('button', { name: 'Ga verder als Ada' }).click()
  // The server recognizes the form by its origin if there is no Sec-Fetch-Site; the referrer does not reveal the path.
  const { origin, referer } = await (await pressed).allHeaders()
  expect([origin, referer]).toEqual([new URL(page.url()).origin, `${new URL(page.url()).origin}/`])
  await expect(page).toHaveURL('/members')
  await expect(accountMenu(page, 'Ada')).toBeVisible()
})

test('the demo is entered with one press, as three kinds of members @desktop', async ({ open }) => {
  for (const [who, name] of [
    ['Ruben, gratis lid', 'Ruben'],
    ['Sophie, premiumlid', 'Sophie'],
    ['Noah, nog niet bevestigd', 'Noah'],
  ] as const) {
    const page = await open(null)
    await page.goto('/login')
    await page.getByRole('button', { name: who }).click()
    await expect(page).toHaveURL('/members')
    await expect(accountMenu(page, name)).toBeVisible()
  }
})

test('an address with an account offers to log in; the address is there already @phone', async ({ open, join }) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null)
  const signUp = await beginSignUp(page, { name: 'Ada', email: ada.email })
  await chooseGender(signUp, 'Vrouw', 'Een man')
  await goOn(signUp, 'Even voorstellen')
  await typeBirthDate(signUp, '1', '1', '1990')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(signUp.getByLabel('E-mailadres')).toHaveAccessibleDescription(
    'Dit e-mailadres heeft al een account op deze site.',
  )
  await signUp.getByRole('link', { name: 'Log in met dit adres' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('E-mailadres')).toHaveValue(ada.email)
})

test('who has left gets the account back by mail, from sign-up and from the log-in @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', passwordHash, searchable: false })
  await aDeletion(db, ada.id, new Date(Date.now() + 5 * day))
  const page = await open(null)
  const signUp = await beginSignUp(page, { name: 'Ada', email: ada.email })
  await chooseGender(signUp, 'Vrouw', 'Een man')
  await goOn(signUp, 'Even voorstellen')
  await signUp.getByRole('button', { name: 'Verder' }).click()
  await expect(signUp.getByLabel('E-mailadres')).toHaveAccessibleDescription(/verwijderd, maar nog niet definitief/)
  await expect(signUp.getByRole('button', { name: 'Stuur me een mail om het terug te halen' })).toBeVisible()

  await page.goto('/login')
  await logIn(page, ada.email, password)
  await page.getByRole('button', { name: 'Stuur me een mail' }).click()
  await expect(page.getByText(`Er is een mail onderweg naar ${ada.email}.`)).toBeVisible()
  await openMailTo(page, ada.email, /Haal je account op Vonk terug/)
  await followMail(page, 'Haal account terug')
  await page.getByRole('button', { name: 'Haal account terug' }).click()
  await expect(page.getByText('Je account is terug.')).toBeVisible()
  await logIn(page, ada.email, password)
  await expect(accountMenu(page, 'Ada')).toBeVisible()
})

test('a second brand has its own name, its own members and its own log-ins @desktop', async ({
  open,
  join,
  database: { db },
}) => {
  const ada = await join({ name: 'Ada', passwordHash })
  const page = await open(null, { host: 'vonk2.localhost' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Leden op Gloed' })).toBeVisible()
  await expect(page).toHaveTitle(/Gloed/)
  await page.goto('/login')
  await logIn(page, ada.email, password)
  await expect(page.getByRole('alert').filter({ hasText: 'Login mislukt, probeer opnieuw' })).toBeVisible()
  await page.getByRole('button', { name: 'Joris, gratis lid' }).click()
  await expect(accountMenu(page, 'Joris')).toBeVisible()
  await page.goto(`/members/${ada.id}`)
  await expect(page.getByRole('heading', { name: 'Dit profiel is niet te vinden' })).toBeVisible()

  // A log-in of one brand opens nothing at the other.
  const { hostname } = new URL(page.url())
  // Joris’ page would leave by itself as soon as it asked for anything with that cookie, and take the next one along.
  await page.goto('about:blank')
  await page
    .context()
    .addCookies([{ name: 'vonk_session', value: await aSession(db, ada.id), domain: hostname, path: '/' }])
  await page.goto('/likes')
  await expect(page).toHaveURL(/\/login/)
})
