import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'
import { Glob } from 'bun'
import { analyse } from 'scslre'

const sources = new Glob('{db,i18n,server,src}/**/*.{ts,tsx}')
/** Patterns put together from our own words: read with care, as no analysis sees them. */
const putTogether = new Set(['server/features/photos/response.ts'])

const notOfTheProduct = /\.test\.tsx?$|\.gen\.ts$|\/(testing|reliability|drills|derive|paraglide)\//

interface Pattern {
  source: string
  flags: string
}

/** One line for each pattern of the product whose time could grow faster than the text that it looks at. */
export function findSlowPatterns(root: string): string[] {
  return [...sources.scanSync({ cwd: root })]
    .filter((file) => !notOfTheProduct.test(file))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const problems = slowPatternsIn(code, file.endsWith('x') ? 'tsx' : 'ts')
      if (/\bRegExp\(/.test(code) && !putTogether.has(file)) problems.push('puts a pattern together')
      return problems.map((problem) => `${file}: ${problem}`)
    })
    .sort()
}

export function slowPatternsIn(code: string, loader: 'ts' | 'tsx'): string[] {
  return patternsIn(code, loader).flatMap((pattern) => {
    const written = `/${pattern.source}/${pattern.flags}`
    const [slow] = analyse(pattern).reports
    return slow ? [`${written} may take the ${degreeOf(slow.exponential)} of a text's length (${slow.type})`] : []
  })
}

const degreeOf = (exponential: boolean) => (exponential ? 'exponential' : 'square')

function patternsIn(code: string, loader: 'ts' | 'tsx'): Pattern[] {
  const script = new Bun.Transpiler({ loader }).transformSync(code)
  const patterns: Pattern[] = []
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { regex } = node as Node & { regex?: { pattern: string; flags: string } }
    if (regex) patterns.push({ source: regex.pattern, flags: regex.flags })
  })
  return patterns
}
