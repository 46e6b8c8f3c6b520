import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../run.ts'
import { findLostCitations, lostIn, sectionsOf } from './product-sections.ts'

const sections = sectionsOf('# Page\n\n## 3 Sign-up\n\n### 3.1 The form\n\nSee ## 4 and section 5.\n')

test('sections are the numbered headings of the page', () => {
  expect([...sections]).toEqual(['3', '3.1'])
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

test('code and pages are looked through', async () => {
  const project = mkdtempSync(join(tmpdir(), 'vonk-citations-'))
  await Bun.write(join(project, 'docs/product.md'), '## 1 Roles\n')
  for (const file of ['README.md', 'docs/other.md', 'db/schema/a.ts', 'server/a.ts', 'src/ui/a.tsx'])
    await Bun.write(join(project, file), '// As product §1 and product §2 say.')
  const found = findLostCitations(project)
  expect(found.map((line) => line.split(' ')[0]!)).toEqual([
    ...['README.md', 'db/schema/a.ts', 'docs/other.md', 'server/a.ts', 'src/ui/a.tsx'],
  ])
})

test('the code cites only what the page has', () => {
  expect(findLostCitations(root)).toEqual([])
})
