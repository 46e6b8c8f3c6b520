import { expectAccessible, still } from './support/axe.ts'
import { openTalk } from './support/chat.ts'
import { expect, test } from './support/test.ts'

const coffee = '☕\ufe0f'

test('an emoji is found by a word, set where the caret stands, and there again the next time @desktop', async ({
  open,
  join,
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben' })]
  const page = await open(ada, still)
  const { box, bubble } = await openTalk(page, ben)
  await box.fill('Hoi Ben')
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await box.press(key)
  await page.getByRole('button', { name: 'Emoji kiezen' }).click()
  const field = page.getByRole('searchbox', { name: 'Zoek een emoji' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('region', { name: 'Laatst gebruikt' })).toHaveCount(0)
  await expectAccessible(page, 'the emoji')
  await field.fill('Hondensnoet')
  await expect(page.getByText('Geen emoji gevonden')).toBeVisible()
  await field.fill('koffie')
  await field.press('Enter')
  await expect(box).toHaveValue(`Hoi${coffee} Ben`)

  // By the keys: down into the rows and along them, up again to the field, and out to the text.
  await field.fill('')
  const smileys = page.getByRole('region', { name: 'Smileys' }).getByRole('button')
  await field.press('ArrowDown')
  await expect(smileys.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(smileys.nth(9)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await page.keyboard.type('!')
  await expect(box).toHaveValue(`Hoi${coffee}! Ben`)
  await box.press('Enter')
  await expect(bubble(`Hoi${coffee}! Ben`)).toContainText('Verstuurd')

  await page.reload()
  await page.getByRole('button', { name: 'Emoji kiezen' }).click()
  await page.getByRole('region', { name: 'Laatst gebruikt' }).getByRole('button').click()
  await expect(box).toHaveValue(coffee)
})

test('on a phone the emoji are at the end of the field, which keeps its room, and open no keyboard @phone', async ({
  open,
  join,
}) => {
  const [ada, ben] = [await join({ name: 'Ada', freeMessages: 3 }), await join({ name: 'Ben' })]
  const page = await open(ada, still)
  await page.setViewportSize({ width: 360, height: 780 })
  const { box, send } = await openTalk(page, ben)
  const emoji = page.getByRole('button', { name: 'Emoji kiezen' })
  await expect(emoji).toBeVisible()
  const [field, sign, button] = [await box.boundingBox(), await emoji.boundingBox(), await send.boundingBox()]
  expect(field!.width).toBeGreaterThan(180)
  expect(sign!.x + sign!.width).toBeLessThanOrEqual(field!.x + field!.width)
  expect(sign!.x).toBeGreaterThan(field!.x + 100)
  expect(button!.x).toBeGreaterThanOrEqual(field!.x + field!.width)

  await emoji.tap()
  const smileys = page.getByRole('region', { name: 'Smileys' }).getByRole('button')
  await expect(page.getByRole('searchbox', { name: 'Zoek een emoji' })).not.toBeFocused()
  await smileys.nth(0).tap()
  await expect(box).not.toHaveValue('')
})
