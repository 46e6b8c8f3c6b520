import { hasBegun, isAlive } from './support/alive.ts'
import { expectSaid, talkWith } from './support/chat.ts'
import { holdScripts, holdScriptsWith } from './support/hold.ts'
import { photoFile } from './support/photo-file.ts'
import { expect, test } from './support/test.ts'

test('what is written to somebody before the script has arrived can be sent @phone', async ({ open, join }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const letThrough = await holdScripts(page)
  await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
  const { box, send, bubble } = talkWith(page, ben)
  await box.fill('Hoi Ben')
  letThrough()
  await send.click()
  await expect(bubble('Hoi Ben')).toContainText('Verstuurd')
  await expect(box).toHaveValue('')
})

test('what is sent to somebody before the script has arrived is sent once @phone', async ({ open, join }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const letThrough = await holdScripts(page)
  await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
  const talk = talkWith(page, ben)
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
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const talk = talkWith(page, ben)
  const start = async () => {
    const letThrough = await holdScripts(page)
    await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
    return letThrough
  }
  const alive = isAlive(page)
  let letThrough = await start()
  await talk.box.press('Enter')
  await talk.box.pressSequentially('Hoi')
  await talk.box.press('Enter')
  await expect(talk.send).toHaveCSS('animation-name', 'pulse')
  await page.keyboard.type('Ben')
  await expect(talk.send).toHaveCSS('animation-name', 'none')
  letThrough()
  await alive
  await expect(talk.box).toHaveValue('Hoi\nBen')
  await expectSaid(talk, [])

  letThrough = await start()
  await talk.box.press('End')
  await talk.box.press('Shift+Enter')
  await page.keyboard.type('hoe gaat het?')
  await talk.box.press('Enter')
  letThrough()
  await expect(talk.bubble('hoe gaat het?')).toContainText('Verstuurd')
  await expectSaid(talk, ['Hoi\nBen\nhoe gaat het?'])
  await expect(talk.box).toHaveValue('')
})

test.describe('without its script', () => {
  test.use({ tolerates: /net::ERR_FAILED/ })

  test('a page sends no message, and keeps it where it stands @desktop', async ({ open, join }) => {
    const ben = await join({ name: 'Ben' })
    const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`/members/${ben.id}/chat`)
    const { box, send } = talkWith(page, ben)
    await box.fill('Hoi Ben')
    await box.press('Enter')
    await send.click()
    await expect(send).toHaveCSS('animation-name', 'none')
    await expect(box).toHaveValue('Hoi Ben')
    expect(new URL(page.url()).search).toBe('')
  })
})

test('what is written before the script has arrived outlasts a reload, and goes on where it was', async ({
  open,
  join,
}) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const letThrough = await holdScripts(page)
  const { box } = talkWith(page, ben)
  await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
  await box.fill('Hoi Ben,')
  await page.reload({ waitUntil: 'commit' })
  await box.press('End')
  await page.keyboard.type(' hoe gaat het?')
  await box.press('Home')
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
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const { kept, letThrough } = await holdScriptsWith(page, 'data-early-message')
  const { box } = talkWith(page, ben)
  await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
  await hasBegun(page)
  await box.fill('Hoi Ben,')
  expect(kept).not.toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  letThrough()
  await expect(box).toHaveValue('Hoi Ben,')
})

test('a photo that is chosen before the script has arrived is taken up @phone', async ({ open, join }) => {
  const ben = await join({ name: 'Ben' })
  const page = await open(await join({ name: 'Ada', freeMessages: 9 }))
  const letThrough = await holdScripts(page)
  await page.goto(`/members/${ben.id}/chat`, { waitUntil: 'commit' })
  await page.getByLabel('Stuur een foto').setInputFiles([await photoFile()])
  letThrough()
  await expect(page.getByRole('dialog', { name: 'Foto aan Ben' }).getByRole('img')).toBeVisible()
})
