import type { Locator, Page } from '@playwright/test'
import type { TestMember } from '../../db/testing/factories.ts'
import { expect } from './test.ts'

/** The conversation as one of the two has it on the screen. */
export interface Talk {
  page: Page
  box: Locator
  send: Locator
  log: Locator
  /** The messages with this text. */
  bubble(text: string | RegExp): Locator
  say(text: string): Promise<void>
}

export function talkWith(page: Page, other: Pick<TestMember, 'name'>): Talk {
  const box = page.getByRole('textbox', { name: `Bericht aan ${other.name}` })
  const send = page.getByRole('button', { name: 'Versturen', exact: true })
  const log = page.getByRole('log', { name: `Berichten met ${other.name}` })
  return {
    page,
    box,
    send,
    log,
    bubble: (text) => log.locator('[data-message]').filter({ hasText: text }),
    async say(text) {
      await box.fill(text)
      await send.click()
      await expect(box).toHaveValue('')
    },
  }
}

/** Opens what the two have said to each other, or its beginning. */
export async function openTalk(page: Page, other: TestMember): Promise<Talk> {
  await page.goto(`/members/${other.id}/chat`)
  const talk = talkWith(page, other)
  await expect(talk.box).toBeVisible()
  return talk
}

/** The row of somebody in the list of conversations. */
export const rowOf = (page: Page, { name }: Pick<TestMember, 'name'>): Locator =>
  page.getByRole('list', { name: 'Gesprekken' }).getByRole('listitem').filter({ hasText: name })

/** Exactly these messages, in this order. */
export async function expectSaid(
  { log }: Talk,
  texts: readonly string[],
  patience?: { timeout: number },
): Promise<void> {
  const said = log.locator('[data-message] p')
  await expect(said).toHaveCount(texts.length, patience)
  await expect(said).toContainText([...texts])
}
