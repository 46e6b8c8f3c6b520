import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Until a member's page listens to what happens: then it answers to what is pressed, too. To be called before it is opened. */
export const isAlive = (page: Page) => page.waitForRequest(/live\.events/)

/** Opens a member's page, and waits until it is. */
export async function openAlive(page: Page, path: string) {
  const [answer] = await Promise.all([page.goto(path), isAlive(page)])
  return answer
}

/** Until anybody's page answers to what is pressed: the place for words about a lost line comes with that. */
export const comesAlive = (page: Page) => expect(page.locator('[role=status].sticky')).toBeAttached()

/** From then on React takes part in all events, and stops those of what it has not reached. */
export const hasBegun = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer')))
