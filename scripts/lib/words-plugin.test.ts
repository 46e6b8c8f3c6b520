import { expect, test } from 'bun:test'
import { resolve } from 'node:path'
import { splitMessages, withSingleWords, wordsOf } from './words-plugin.ts'

test('a source asks for each message it says, once', () => {
  const source =
    "import { m } from '~words'\nconst a = m.chat_send() + m.chat_send() + them.m.other + form.x\nconst f = m.chat_count"
  expect(withSingleWords(source)).toBe(
    "import { chat_send as m$chat_send } from '~words/chat_send';import { chat_count as m$chat_count } from '~words/chat_count'\n" +
      'const a = m$chat_send() + m$chat_send() + them.m.other + form.x\nconst f = m$chat_count',
  )
})

test('a compiled language falls apart into its messages', () => {
  const compiled =
    'import * as registry from "../registry.js"\n\nexport const a_b = () => {\n  return `A`\n};\n\nexport const c = (i) => `C`;\n'
  const messages = splitMessages(compiled)
  expect([...messages.keys()]).toEqual(['a_b', 'c'])
  expect(messages.get('a_b')).toContain('return `A`')
  expect(messages.get('a_b')).not.toContain('C')
})

test('what a browser loads in a language says that it is this one', async () => {
  const runtime = resolve(import.meta.dir, '../../i18n/paraglide/runtime.js')
  const page = `import { getLocale } from ${JSON.stringify(runtime)}; globalThis.answer = getLocale()`
  const { outputs } = await Bun.build({
    entrypoints: ['./page.ts'],
    files: { './page.ts': page },
    plugins: [wordsOf('en')],
  })
  const context: { answer?: string } = {}
  new Function('globalThis', (await outputs[0]?.text()) ?? '')(context)
  expect(context.answer).toBe('en')
})
