import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BunPlugin } from 'bun'

const compiledDir = resolve(import.meta.dir, '../../i18n/paraglide')
const wordsImport = /^import \{ m \} from '~words'$/m
const wordUse = /(?<![\w.$])m\.([A-Za-z_$][\w$]*)/g

/**
 * A visitor downloads the messages of one language, and a page's messages come with the page: `m.key` becomes an import
 * of that message alone, so that the bundler puts each message where it is used. Code that asks for the locale gets
 * this one.
 */
export function wordsOf(locale: string): BunPlugin {
  const messages = splitMessages(readFileSync(resolve(compiledDir, `messages/${locale}.js`), 'utf8'))
  return {
    name: 'words',
    setup(builder) {
      builder.onLoad({ filter: /\/(src|server)\/.*\.tsx?$/ }, async ({ path }) => {
        const source = await Bun.file(path).text()
        if (!wordsImport.test(source)) return undefined
        return { contents: withSingleWords(source), loader: path.endsWith('x') ? 'tsx' : 'ts' }
      })
      builder.onResolve({ filter: /\/paraglide\/runtime\.js$/ }, () => ({ path: locale, namespace: 'locale' }))
      builder.onLoad({ filter: /./, namespace: 'locale' }, () => ({
        contents: `export const getLocale = () => ${JSON.stringify(locale)}`,
        loader: 'js',
      }))
      builder.onResolve({ filter: /^~words\// }, ({ path }) => ({
        path: path.slice('~words/'.length),
        namespace: 'words',
      }))
      builder.onLoad({ filter: /./, namespace: 'words' }, ({ path }) => ({
        contents: moduleOf(messages, path),
        loader: 'js',
      }))
    },
  }
}

export function withSingleWords(source: string): string {
  const keys = [...new Set([...source.matchAll(wordUse)].map(([, key]) => key))]
  const imports = keys.map((key) => `import { ${key} as m$${key} } from '~words/${key}'`).join(';')
  return source.replace(wordsImport, imports).replace(wordUse, 'm$$$1')
}

export function splitMessages(compiled: string): Map<string, string> {
  const parts = compiled.split(/^export const /m).slice(1)
  return new Map(parts.map((part) => [/^[\w$]+/.exec(part)?.[0] ?? '', `export const ${part}`]))
}

function moduleOf(messages: Map<string, string>, key: string): string {
  const code = messages.get(key)
  if (!code) throw new Error(`No message is called ${key}`)
  const registry = code.includes('registry.')
    ? `import * as registry from ${JSON.stringify(`${compiledDir}/registry.js`)}\n`
    : ''
  return registry + code
}
