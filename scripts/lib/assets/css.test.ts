import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { compileCss } from './css.ts'

test('no rule asks what is in just anything: at every change the browser would style the whole page anew', async () => {
  const css = await compileCss(resolve(import.meta.dir, '../../../src/app.css'), { minify: true })
  // What has a class is a small part of the page, and so is a label; `main` is nearly all of it.
  const asking = css.match(/(?<=^|[\s,>+~({}])(?!label:)(:root|\*|[a-z][a-z\d]*)?:has\([^{]*/g)
  expect(asking).toBeNull()
})
