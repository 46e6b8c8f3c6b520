import type { Page, Request } from '@playwright/test'
import sharp from 'sharp'

/** A JPEG of one colour, as a field for files takes it. */
export async function photoFile({ name = 'ik.jpg', width = 900, height = 1200, colour = '#38a868' } = {}) {
  const photo = sharp({ create: { width, height, channels: 3, background: colour } }).jpeg()
  return { name, mimeType: 'image/jpeg', buffer: await photo.toBuffer() }
}

/**
 * Until the server has made the photo that this page sends next: that gives way to all else the machine does. The page gives the
 * request up when its stream tells of the photo before the answer does.
 */
export async function photoMade(page: Page): Promise<void> {
  const isPhoto = (request: Request) => /^\/(chat-)?photos$/.test(new URL(request.url()).pathname)
  const request = await page.waitForRequest(isPhoto, { timeout: 0 })
  await request.response()
}
