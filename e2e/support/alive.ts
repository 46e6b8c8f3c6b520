import type { Page } from '@playwright/test'

/** Opens a member's page, and waits until it listens to what happens: then it answers to what is pressed, too. */
export async function openAlive(page: Page, path: string) {
  const [answer] = await Promise.all([page.goto(path), page.waitForRequest(/live\.events/)])
  return answer
}
