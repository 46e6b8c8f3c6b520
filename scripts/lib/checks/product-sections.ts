import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const page = 'docs/product.md'
const sources = ['*.md', 'docs/*.md', '{bench,db,e2e,scripts,server,src}/**/*.{ts,tsx,css,md}'].map(
  (glob) => new Glob(glob),
)

/** This check and its test write down citations that lead nowhere. */
const isExempt = (file: string) => file.startsWith('scripts/lib/checks/product-sections.')

/** One line for each citation of a section that the page of the product does not have. */
export function findLostCitations(root: string): string[] {
  const sections = sectionsOf(readFileSync(join(root, page), 'utf8'))
  return sources
    .flatMap((glob) => [...glob.scanSync({ cwd: root })])
    .filter((file) => !isExempt(file))
    .flatMap((file) => lostIn(readFileSync(join(root, file), 'utf8'), sections).map((lost) => `${file} ${lost}`))
    .sort()
}

/** The numbers in the headings of a page: `## 3 Sign-up`, `### 3.1 The form`. */
export function sectionsOf(markdown: string): Set<string> {
  return new Set([...markdown.matchAll(/^##+ (\d+(?:\.\d+)?) /gm)].map(([, number]) => number!))
}

/** What a text cites by `product §3.1` and is not among these sections, and sections of anything else. */
export function lostIn(text: string, sections: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?:(\w+) )?§ ?(\d+(?:\.\d+)?)/g)]
    .filter(([, document, number]) => document?.toLowerCase() !== 'product' || !sections.has(number!))
    .map(([citation]) => `cites "${citation}", which is no section of ${page}: write product § and its number`)
}
