import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const folder = 'docs/product'
const pages = new Glob(`${folder}/*.md`)
const sources = ['*.md', 'docs/**/*.md', '{bench,db,e2e,scripts,server,src}/**/*.{ts,tsx,css,md}'].map(
  (glob) => new Glob(glob),
)

/** This check and its test write down citations that lead nowhere. */
const isExempt = (file: string) => file.startsWith('scripts/lib/checks/product-sections.')

/** One line for each citation of a section that no page of the product has, and for each section that two headings have. */
export function findLostCitations(root: string): string[] {
  const numbers = productPages(root).flatMap(({ markdown }) => sectionsOf(markdown))
  const sections = new Set(numbers)
  const repeated = [...sections].filter((number) => numbers.indexOf(number) !== numbers.lastIndexOf(number))
  return [
    ...repeated.map((number) => `${folder} has more than one section ${number}`),
    ...sources
      .flatMap((glob) => [...glob.scanSync({ cwd: root })])
      .filter((file) => !isExempt(file))
      .flatMap((file) =>
        lostIn(readFileSync(join(root, file), 'utf8'), sections, pages.match(file)).map((lost) => `${file} ${lost}`),
      )
      .sort(),
  ]
}

/** The pages of `docs/product/`, by their names, each with its text. */
function productPages(root: string): { file: string; markdown: string }[] {
  const files = [...pages.scanSync({ cwd: root })].sort()
  return files.map((file) => ({ file, markdown: readFileSync(join(root, file), 'utf8') }))
}

/** The numbers in the headings of a page: `# 3 Sign-up`, `## 3.1 The form`. */
export function sectionsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (\d+(?:\.\d+)?) /gm)].map(([, number]) => number!)
}

/**
 * What a text cites by `product §3.1` and is not among these sections, and sections of anything else. A page of the product
 * cites the others without the word: `§3.1`.
 */
export function lostIn(text: string, sections: ReadonlySet<string>, isProductPage = false): string[] {
  const isNamed = (document?: string) => isProductPage || document?.toLowerCase() === 'product'
  return [...text.matchAll(/(?:(\w+) )?§ ?(\d+(?:\.\d+)?)/g)]
    .filter(([, document, number]) => !isNamed(document) || !sections.has(number!))
    .map(([citation]) => `cites "${citation}", which is no section of ${folder}: write product § and its number`)
}
