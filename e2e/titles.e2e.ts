import { aConversation } from '../db/testing/factories.ts'
import { expect, test } from './support/test.ts'

test('a tab says which page it shows @desktop', async ({ open, join, database: { db } }) => {
  const [ada, ben, cleo] = [await join({ name: 'Ada' }), await join({ name: 'Ben' }), await join({ name: 'Cleo' })]
  const conversationId = await aConversation(db, { from: ada.id, to: ben.id, bodies: ['Hoi'] })
  const titles = {
    '/members': 'Leden zoeken',
    [`/members/${ben.id}`]: 'Ben, \\d\\d',
    [`/members/${cleo.id}/chat`]: 'Gesprek met Cleo',
    '/members/niemand': 'Dit profiel is niet te vinden',
    '/chats': 'Berichten',
    [`/chats/${conversationId}`]: 'Gesprek met Ben',
    '/likes/given': 'Gegeven likes',
    '/likes/onbekend': 'Deze pagina is niet gevonden',
    '/profile': 'Mijn profiel',
    '/credits': 'Credits kopen',
    '/pages/terms': 'Voorwaarden',
    '/bestaat/niet': 'Deze pagina is niet gevonden',
  }
  const page = await open(ada)
  for (const [place, title] of Object.entries(titles)) {
    await page.goto(place)
    await expect.soft(page, place).toHaveTitle(new RegExp(`^${title} · Vonk$`))
  }
})
