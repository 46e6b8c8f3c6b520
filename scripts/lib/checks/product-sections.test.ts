import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { findLostCitations, lostIn, sectionsOf } from './product-sections.ts'

const numbers = sectionsOf('# 3 Sign-up\n\n## 3.1 The form\n\n### Steps\n\nSee ## 4 and section 5.\n')
const sections = new Set(numbers)

test('sections are the numbered headings of a page', () => {
  expect(numbers).toEqual(['3', '3.1'])
})

test('a citation of a section that is there is fine', () => {
  expect(lostIn('/** A form (product §3.1), one of many. Product §3. A sign such as $§ is none. */', sections)).toEqual(
    [],
  )
})

test('one that leads nowhere is found, and so is one of another document', () => {
  expect(lostIn('/** A form (product §3.2). */', sections)).toHaveLength(1)
  for (const comment of ['(specification §3)', '(§3)', '(product §3.1, §3)', '(product § 4)'])
    expect(lostIn(`/** A form ${comment}. */`, sections), comment).toHaveLength(1)
})

test('a page of the product cites another one by its number alone', () => {
  expect(lostIn('Asked for once (§3.1).', sections, true)).toEqual([])
  expect(lostIn('Asked for once (§3.2).', sections, true)).toHaveLength(1)
})

async function createProject(files: Record<string, string>): Promise<string> {
  const project = mkdtempSync(join(tmpdir(), 'vonk-citations-'))
  for (const [file, text] of Object.entries(files)) await Bun.write(join(project, file), text)
  return project
}

test('code and pages are searched', async () => {
  const citing = [
    ...['README.md', 'db/schema/a.ts', 'docs/decisions/0001-a.md', 'docs/other.md', 'server/a.ts', 'src/ui/a.tsx'],
  ]
  const text = '// As product §1, product §2 and product §3.1 say.'
  const project = await createProject({
    'docs/product/01-roles.md': '# 1 Roles\n',
    'docs/product/02-states.md': '# 2 States\n\nSee §1 and §9.\n',
    ...Object.fromEntries(citing.map((file) => [file, text])),
  })
  const found = findLostCitations(project)
  expect(found.map((line) => line.split(' ')[0]!)).toEqual([...citing, 'docs/product/02-states.md'].sort())
})

test('a number that two sections have is found', async () => {
  const project = await createProject({
    'docs/product/01-roles.md': '# 1 Roles\n\n## 1.1 Permissions\n',
    'docs/product/02-states.md': '# 2 States\n\n## 1.1 Account\n',
  })
  expect(findLostCitations(project)).toEqual(['docs/product has more than one section 1.1'])
})

test('the code cites only what the pages have', () => {
  expect(findLostCitations(root)).toEqual([])
})
