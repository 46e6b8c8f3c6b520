import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { compileCss } from './css.ts'

test('no rule asks what is in just anything: at every change the browser would style the whole page anew', async () => {
  const css = await compileCss(resolve(import.meta.dir, '../../src/app.css'), { minify: true })
  const asking = css.match(/(?<=^|[\s,>+~({}])(html|body|:root|\*)?:has\([^{]*/g)
  expect(asking).toBeNull()
})
