import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'

const documents = ['*.md', '{bench,db,docs,i18n}/**/*.md'].map((glob) => new Glob(glob))

/** Written by paraglide, with links of its own. */
const isGenerated = (file: string) => /^i18n\/(project\.inlang|paraglide)\//.test(file)

/** One line for each link of a document to a file or a heading that does not exist. */
export function findBrokenLinks(root: string): string[] {
  return documents
    .flatMap((glob) => [...glob.scanSync({ cwd: root })])
    .filter((file) => !isGenerated(file))
    .flatMap((file) => brokenIn(root, file).map((target) => `${file} links to ${target}, which does not exist`))
    .sort()
}

function brokenIn(root: string, file: string): string[] {
  return linksOf(readFileSync(join(root, file), 'utf8')).filter((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? join(root, file) : join(root, dirname(file), path)
    if (!existsSync(target)) return true
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(readFileSync(target, 'utf8')).has(anchor)
  })
}

/** The relative targets of links and pictures. */
export function linksOf(markdown: string): string[] {
  return [...withoutCode(markdown).matchAll(/\]\(([^()\s]+)\)|<img src="([^"]+)"/g)]
    .map(([, target, source]) => (target ?? source)!)
    .filter((target) => !/^[a-z]+:/.test(target))
}

/** What a link can name behind `#`: the headings as GitHub and others write them. */
export function anchorsOf(markdown: string): Set<string> {
  const headings = [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!)
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const withoutCode = (markdown: string) => markdown.replace(/^```.*?^```/gms, '').replace(/^(?: {4}|\t).*$/gm, '')
