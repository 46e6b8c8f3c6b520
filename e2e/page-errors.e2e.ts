import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsersOf } from './support/browsers/browsers.ts'
import { expect, test } from './support/test.ts'

test('what a page runs against the policy is heard and fails a journey @desktop', async ({
  browser,
  database,
  baseURL,
}) => {
  const browsers = browsersOf(browser, { database, straightURL: baseURL!, isTranslated: false })
  const page = await browsers.open(null)
  await page.goto('/')
  expect(browsers.errors()).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "planted"'
    document.body.append(script)
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://evil.example/pixel.png' }))
  })
  await expect.poll(() => browsers.errors().join('\n')).toMatch(/script-src-elem inline/)
  await expect.poll(() => browsers.errors().join('\n')).toMatch(/img-src https:\/\/evil\.example/)
  await browsers.close()
})

test('every journey opens its pages where they are listened to @desktop', () => {
  for (const file of new Bun.Glob('*.e2e.ts').scanSync(import.meta.dirname)) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    expect.soft(text, file).toMatch(/import \{[^}]*\btest\b[^}]*\} from '\.\/support\/test\.ts'/)
    expect
      .soft(text, file)
      .not.toMatch(/import \{(?! ?type)[^}]*\} from '@playwright\/test'|\.newContext\(|[{,] page[ ,}].*=>/)
  }
})
