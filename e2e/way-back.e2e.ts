import type { Page } from '@playwright/test'
import { openAlive } from './support/alive.ts'
import { acquaint } from './support/places.ts'
import { foundMembers } from './support/search.ts'
import { beginSignUp, chooseGender, goOn } from './support/signup.ts'
import { anEmail, expect, test } from './support/test.ts'

/** Follows the one way back on the screen, which has to say exactly this. */
async function goBack(page: Page, said: string): Promise<void> {
  const way = page.getByRole('link', { name: /^Terug/ })
  await expect(way).toHaveAccessibleName(said)
  await way.click()
}

test('a profile leads back to where one came from, and says where that is @phone', async ({ open, join, database }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  const conversationId = await acquaint(database.db, ada, ben)
  const page = await open(ada)

  await page.goto(`/members/${ben.id}`)
  await goBack(page, 'Terug naar zoeken')
  await expect(page).toHaveURL(/\/members(\?|$)/)

  // A profile that is opened before the page is alive, and left as early, knows of no search.
  await openAlive(page, '/members?gender=female&maxAge=80')
  await foundMembers(page).first().getByRole('link').click()
  await goBack(page, 'Terug naar zoeken')
  await expect(page).toHaveURL(/gender=female&maxAge=80/)

  await page.goto('/likes/matches')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(`/members/${ben.id}`)
  await goBack(page, 'Terug naar likes')
  await expect(page).toHaveURL('/likes/matches')

  await page.goto(`/chats/${conversationId}`)
  await page.getByRole('link', { name: 'Ben', exact: false }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(`/members/${ben.id}`)
  await goBack(page, 'Terug naar het gesprek')
  await expect(page).toHaveURL(`/chats/${conversationId}`)
})

// Only on phones: in a wide window the list is beside the conversation.
test('a conversation leads back to the profile that it was opened from @phone', async ({ open, join, database }) => {
  const [ada, ben] = [await join({ name: 'Ada' }), await join({ name: 'Ben' })]
  await acquaint(database.db, ada, ben)
  const page = await open(ada)
  await page.goto(`/members/${ben.id}`)
  await page.getByRole('link', { name: 'Open gesprek' }).filter({ visible: true }).click()
  await goBack(page, 'Terug naar het profiel')
  await expect(page).toHaveURL(`/members/${ben.id}`)
  await page.goto('/chats')
  await page.getByRole('list', { name: 'Gesprekken' }).getByRole('link', { name: /Ben/ }).click()
  await goBack(page, 'Terug naar je berichten')
  await expect(page).toHaveURL('/chats')
})

test('the back button of the installed app says where to @phone', async ({ open, join }) => {
  const page = await open(await join({ name: 'Ada' }))
  // No browser here runs a page as an app: the button is there, and not on the screen.
  const goBack = async (said: string, place: string) => {
    const button = page.getByRole('banner').getByRole('link', { name: said, exact: true, includeHidden: true })
    await button.dispatchEvent('click')
    await expect(page).toHaveURL(place)
  }
  await page.goto('/likes/received')
  await goBack('Terug naar likes', '/likes')
  await page.getByRole('link', { name: 'Gegeven' }).click()
  await expect(page).toHaveURL('/likes/given')
  await goBack('Terug naar likes', '/likes')
  await page.goto('/credits')
  await goBack('Terug naar likes', '/likes')
})

test('a step of sign-up leads back to the one before, by its name @phone', async ({ open }) => {
  const signUp = await beginSignUp(await open(null), { name: 'Eva', email: anEmail() })
  await chooseGender(signUp, 'Vrouw', 'Een man')
  await expect(signUp.getByRole('button', { name: /^Terug/ })).toHaveCount(0)
  await goOn(signUp, 'Even voorstellen')
  await signUp.getByRole('button', { name: 'Terug naar stap 1: Wie zoekt wie?' }).click()
  await expect(signUp.getByRole('heading', { name: 'Wie zoekt wie?' })).toBeVisible()
})

test('a press is answered on the screen before a page whose data are in hand is drawn @phone', async ({
  open,
  join,
}) => {
  const page = await open(await join())
  await page.goto('/members')
  await page.getByRole('link', { name: 'Likes', exact: true }).tap()
  await expect(page).toHaveURL('/likes')
  await page.waitForLoadState('networkidle')
  const atTheNextPicture = await page.getByRole('link', { name: 'Zoeken', exact: true }).evaluate(async (link) => {
    ;(link as HTMLElement).click()
    await new Promise(requestAnimationFrame)
    return document.querySelector('h1')?.textContent
  })
  expect(atTheNextPicture).toBe('Likes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leden zoeken')
})
