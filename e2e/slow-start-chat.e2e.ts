import { hasBegun, isAlive } from './support/alive.ts'
import { expectSaid, talkWith } from './support/chat.ts'
import { holdScripts, holdScriptsWith } from './support/hold.ts'
import { photoFile } from './support/photo-file.ts'
import { expect, type OfTest, test } from './support/test.ts'

/** `begin` opens Ada's chat with Ben, still empty, and holds its script back until the returned function is called. */
async function adaToBen({ open, join }: Pick<OfTest, 'open' | 'join'>) {
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const path = `/members/${ben.id}/chat`
  const begin = async () => {
    const letThrough = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    return letThrough
  }
  return { ...talkWith(page, ben), path, begin }
}

test('what is written to somebody before the script has arrived can be sent @phone', async ({ open, join }) => {
  const { begin, box, send, bubble } = await adaToBen({ open, join })
  const letThrough = await begin()
  await box.fill('Hoi Ben')
  letThrough()
  await send.click()
  await expect(bubble('Hoi Ben')).toContainText('Verstuurd')
  await expect(box).toHaveValue('')
})

test('what is sent to somebody before the script has arrived is sent once @phone', async ({ open, join }) => {
  const { begin, ...talk } = await adaToBen({ open, join })
  const letThrough = await begin()
  await talk.box.fill('Hoi Ben')
  await talk.send.click()
  await talk.send.click()
  await expect(talk.send).toHaveCSS('animation-name', 'pulse')
  letThrough()
  await expect(talk.bubble('Hoi Ben')).toContainText('Verstuurd')
  await expect(talk.box).toHaveValue('')
  await expectSaid(talk, ['Hoi Ben'])
  await expect(talk.send).toHaveCSS('animation-name', 'none')
})

test('Enter sends before the script has arrived, and who types on has not sent it yet @desktop', async ({
  open,
  join,
}) => {
  const { begin, ...talk } = await adaToBen({ open, join })
  const alive = isAlive(talk.page)
  let letThrough = await begin()
  await talk.box.press('Enter')
  await talk.box.pressSequentially('Hoi')
  await talk.box.press('Enter')
  await expect(talk.send).toHaveCSS('animation-name', 'pulse')
  await talk.page.keyboard.type('Ben')
  await expect(talk.send).toHaveCSS('animation-name', 'none')
  letThrough()
  await alive
  await expect(talk.box).toHaveValue('Hoi\nBen')
  await expectSaid(talk, [])

  letThrough = await begin()
  await talk.box.press('End')
  await talk.box.press('Shift+Enter')
  await talk.page.keyboard.type('hoe gaat het?')
  await talk.box.press('Enter')
  letThrough()
  await expect(talk.bubble('hoe gaat het?')).toContainText('Verstuurd')
  await expectSaid(talk, ['Hoi\nBen\nhoe gaat het?'])
  await expect(talk.box).toHaveValue('')
})

test.describe('without its script', () => {
  test.use({ tolerates: /net::ERR_FAILED/ })

  test('a page sends no message, and keeps it where it stands @desktop', async ({ open, join }) => {
    const { page, path, box, send } = await adaToBen({ open, join })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(path)
    await box.fill('Hoi Ben')
    await box.press('Enter')
    await send.click()
    await expect(send).toHaveCSS('animation-name', 'none')
    await expect(box).toHaveValue('Hoi Ben')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('what is written before the script has arrived outlasts a reload, and goes on where it was @phone', async ({
  open,
  join,
}) => {
  const { begin, page, box } = await adaToBen({ open, join })
  const letThrough = await begin()
  await box.fill('Hoi Ben,')
  await page.reload({ waitUntil: 'commit' })
  await box.press('End')
  await page.keyboard.type(' hoe gaat het?')
  await box.press('ControlOrMeta+Home')
  letThrough()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('O, ')
  await expect(box).toHaveValue('O, Hoi Ben, hoe gaat het?')
  await page.reload()
  await expect(box).toHaveValue('O, Hoi Ben, hoe gaat het?')
})

test('what is written while only the piece of the conversation is missing outlasts a reload @phone', async ({
  open,
  join,
}) => {
  const { page, path, box } = await adaToBen({ open, join })
  const { kept, letThrough } = await holdScriptsWith(page, 'data-early-message')
  await page.goto(path, { waitUntil: 'commit' })
  await hasBegun(page)
  await box.fill('Hoi Ben,')
  await expect.poll(() => kept).not.toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  letThrough()
  await expect(box).toHaveValue('Hoi Ben,')
})

test('a photo that is chosen before the script has arrived is taken up @phone', async ({ open, join }) => {
  const { begin, page } = await adaToBen({ open, join })
  const letThrough = await begin()
  await page.getByLabel('Stuur een foto').setInputFiles([await photoFile()])
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Foto aan Ben' }).getByRole('img')).toBeVisible()
})
