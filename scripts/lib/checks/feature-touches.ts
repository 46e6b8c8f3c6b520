import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, sourcesOf } from '../imports.ts'

/**
 * Features that nothing else is built on: what they cost elsewhere is what a new feature costs. Of money the shop's floors are
 * none: orders, packages, discounts and receipts carry the rest.
 */
const measured = [
  ...['blocks', 'chat-search', 'match-finder', 'reports', 'saved-searches', 'swipe'],
  ...['directdebit', 'spending-limits', 'transactions', 'withdrawals'],
]

/** Files outside its own folders that a feature may be named in, each in one line. */
const mostFiles = 6

/** Tests take any feature as an example, the gallery shows it, and benchmarks measure it; what all tests stand on names none. */
const isCounted = (file: string) =>
  !/\.(test|e2e)\.tsx?$|\/reliability\/|^(bench|db\/testing|e2e|src\/testing\/gallery)\/|routeTree/.test(file)

const ownFiles = (feature: string) =>
  new RegExp(`^(server|src)/features/${feature}/|^src/routes/${feature}\\b|^db/(schema|queries)/${feature}\\b`)

/** The address of a page may begin with the word of another feature, to which its reader belongs. */
const showsPageOf = (feature: string, file: string, text: string) =>
  file.startsWith('src/routes/') &&
  new RegExp(`\\blazyPage\\([^)]*\\) => import\\('[^']*/features/${feature}/`).test(text)

/** In how many lines each file outside a feature's own folders imports of it, or names one of its procedures. */
export function touchesOf(feature: string, files: Record<string, string>): Map<string, number> {
  const own = ownFiles(feature)
  const router = feature.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const procedure = new RegExp(`[.'"]${router}\\.[a-z]\\w*`)
  const touches = new Map<string, number>()
  for (const [file, text] of Object.entries(files)) {
    if (own.test(file) || showsPageOf(feature, file, text) || !isCounted(file)) continue
    const imports = importsOf(file, text).filter(({ to }) => own.test(to)).length
    const uses = text
      .split('\n')
      .filter((line) => procedure.test(line) && !/^(import|export)\b|\bfrom '/.test(line)).length
    if (imports + uses > 0) touches.set(file, imports + uses)
  }
  return touches
}

/** What makes a feature dearer than it may be. */
export function problemsOf(feature: string, touches: Map<string, number>): string[] {
  const long = [...touches].filter(([, lines]) => lines > 1)
  const many = `${feature} stands in ${touches.size} files outside its own folders: ${[...touches.keys()].join(', ')}`
  return [
    ...(touches.size > mostFiles ? [many] : []),
    ...long.map(([file, lines]) => `${file} names ${feature} in ${lines} lines`),
  ]
}

/** The same of all features that are measured. */
export function findDearFeatures(root: string): string[] {
  const files = Object.fromEntries(sourcesOf(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  return measured.flatMap((feature) => problemsOf(feature, touchesOf(feature, files)))
}
