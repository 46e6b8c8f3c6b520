import { resolve } from 'node:path'
import { expect, test } from './support/test.ts'
import { imitateTranslator, showOriginal, type TranslatorKind } from './support/translation/imitate-translator.ts'

const kinds: TranslatorKind[] = ['replaces', 'inserts-and-removes', 'wraps']
const guard = '../src/lib/browser/translation-guard.ts'
const shapes = './support/translation/shapes.tsx'

/** A script of these sources, as a browser runs it. */
async function scriptOf(path: string): Promise<string> {
  const { outputs } = await Bun.build({
    entrypoints: [resolve(import.meta.dirname, path)],
    target: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  return outputs[0]!.text()
}

for (const kind of kinds) {
  test(`text that changes is followed by a translator that ${kind}, there and back again @desktop`, async ({
    page,
  }) => {
    await page.setContent('<!doctype html><body></body>')
    await page.addScriptTag({ type: 'module', content: `${await scriptOf(guard)}\nguardAgainstTranslators()` })
    await page.addScriptTag({ type: 'module', content: await scriptOf(shapes) })
    await page.waitForFunction(() => 'startShapes' in window)
    await page.evaluate(() => window.startShapes())
    await page.evaluate(imitateTranslator, kind)
    const wrong = () => page.evaluate(() => window.wrongShapes())
    for (let step = 0; step < 4; step++) {
      await page.evaluate(() => window.changeShapes())
      await expect.poll(wrong).toEqual([])
    }
    await page.evaluate(showOriginal)
    for (let step = 0; step < 2; step++) {
      await page.evaluate(() => window.changeShapes())
      await expect.poll(wrong).toEqual([])
    }
    expect(await page.locator('font').count()).toBeGreaterThan(0)
  })
}
