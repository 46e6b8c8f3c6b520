import { aBlock, aConversation } from '../db/testing/factories.ts'
import { expectAccessible, still } from './support/axe.ts'
import { talkWith } from './support/chat.ts'
import { expect, test } from './support/test.ts'

test('a word that was said long ago is found, and leads to its place in the conversation @phone', async ({
  open,
  join,
  database: { db },
}) => {
  const [ada, ben, cleo] = [
    await join({ name: 'Ada' }),
    await join({ name: 'Ben' }),
    await join({ name: 'Cleo Brood' }),
  ]
  const bodies = Array.from({ length: 700 }, (_, n) => (n === 50 ? 'Bakte jij dat brood zelf?' : `Regel ${n}`))
  await aConversation(db, { from: ben.id, to: ada.id, bodies })
  await aConversation(db, { from: ada.id, to: cleo.id, bodies: ['Hoi Cleo'] })
  const page = await open(ada, still)
  await page.goto('/chats')
  await page.getByRole('button', { name: 'Zoeken in gesprekken' }).click()
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await field.fill('brood')
  await expect(page.getByRole('region', { name: 'Mensen' }).getByRole('link')).toContainText(['Cleo Brood'])
  const hit = page.getByRole('region', { name: 'Berichten', exact: true }).getByRole('link')
  await expect(hit).toContainText(['Bakte jij dat brood zelf?'])
  await expectAccessible(page, 'what was found')

  await hit.click()
  const talk = talkWith(page, ben)
  await expect(talk.bubble('Bakte jij dat brood zelf?')).toBeInViewport()
  await expect(talk.bubble('Regel 51')).toBeInViewport()
  await expect(page).not.toHaveURL(/message/)

  // Going back restores the search results; a member who leaves meanwhile disappears from them.
  await page.goBack()
  await expect(field).toHaveValue('brood')
  await expect(hit).toHaveCount(1)
  await aBlock(db, ben.id, ada.id)
  await field.fill('brood zelf')
  await expect(page.getByText('Niets gevonden', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Zoeken sluiten' }).click()
  await expect(page.getByRole('list', { name: 'Gesprekken' })).toBeVisible()
})
