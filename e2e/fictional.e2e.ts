import type { Locator, Page } from '@playwright/test'
import { aBlock, aConversation, aLike } from '../db/testing/factories.ts'
import { still } from './support/axe.ts'
import { rowOf } from './support/chat.ts'
import { givePhotos } from './support/places.ts'
import { foundMembers } from './support/search.ts'
import { expect, test } from './support/test.ts'

/** The label, which somebody sees, not only a reader of the page aloud. */
const label = (where: Page | Locator) => where.getByText(/fictie(f|ve) profiel|^Fictief$/i).filter({ visible: true })

test('a fictional profile says so wherever a member meets it @phone', async ({ open, join, database: { db } }) => {
  const place = { country: 'CH', region: 'CH-UR', city: 'Altdorf', birthDate: '1929-01-01' } as const
  const ada = await join({ ...place, name: 'Ada', gender: 'female' })
  const noor = await join({ ...place, name: 'Noor', gender: 'male', fictional: true })
  await givePhotos(db, noor.id, 2)
  const page = await open(ada, still)
  const at = async (path: string, where: (page: Page) => Locator) => {
    await page.goto(path)
    await expect(label(where(page)).first(), path).toBeVisible()
  }
  const card = (one: Page) => one.getByRole('article').filter({ hasText: 'Noor' })
  await at('/members?gender=male&country=CH&region=CH-UR&minAge=97&maxAge=97', foundMembers)
  await at(`/members/${noor.id}`, (one) => one.getByRole('main'))
  await expect(page.getByText('Een afspraak in het echt is niet mogelijk.', { exact: false })).toBeVisible()
  // It deals men about as old of her country, where there is no other.
  await at('/swipe-game', (one) => one.locator('article:not([inert])').filter({ hasText: 'Noor' }))

  await aLike(db, noor.id, ada.id)
  await at('/likes', card)
  await at('/likes/received', card)
  await page.goto('/likes?t=0')
  await expect(label(page.getByRole('dialog', { name: /Noor/ }))).toBeVisible()
  await aLike(db, ada.id, noor.id)
  await at(`/likes/m/${noor.id}`, (one) => one.getByRole('main'))

  const id = await aConversation(db, { from: noor.id, to: ada.id, bodies: ['Hoi Ada'] })
  await at('/chats', (one) => rowOf(one, noor))
  await page.getByRole('button', { name: 'Zoeken in gesprekken' }).click()
  await page.getByRole('searchbox').fill('noor')
  await expect(label(page.getByRole('region', { name: 'Mensen' }))).toBeVisible()
  await at(`/chats/${id}`, (one) => one.getByRole('region', { name: 'Gesprek met Noor' }))

  await aBlock(db, ada.id, noor.id)
  await at('/profile', (one) => one.getByRole('listitem').filter({ hasText: 'Noor' }))
})

test('a fictional profile says so to visitors, also where they sign up for it @phone', async ({ open, join }) => {
  const place = { country: 'CH', region: 'CH-UR', city: 'Altdorf', birthDate: '1929-01-01' } as const
  const noor = await join({ ...place, name: 'Noor', gender: 'female', fictional: true })
  const page = await open(null, still)
  await page.goto('/members?gender=female&country=CH&region=CH-UR&minAge=97&maxAge=97')
  await expect(label(foundMembers(page).filter({ hasText: 'Noor' })).first()).toBeVisible()
  await page.goto(`/members/${noor.id}`)
  await expect(label(page.getByRole('main')).first()).toBeVisible()
  await page.goto(`/members/${noor.id}/signup`)
  await expect(label(page)).toBeVisible()
})
