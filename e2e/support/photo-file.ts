import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** A JPEG of one colour, as a field for files takes it. */
export async function photoFile({ name = 'ik.jpg', width = 900, height = 1200, colour = '#38a868' } = {}) {
  const photo = sharp({ create: { width, height, channels: 3, background: colour } }).jpeg()
  return { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
}

/** The server's answer to the photo that this page sends next: making it gives way to all else that the machine does. */
export const photoMade = (page: Page) =>
  page.waitForResponse((answer) => /^\/(chat-)?photos$/.test(new URL(answer.url()).pathname), { timeout: 0 })
