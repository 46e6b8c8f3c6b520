import { expect, test } from 'bun:test'
import { findLostCitations, lostIn, sectionsOf } from './product-sections.ts'
import { root } from './run.ts'

const sections = sectionsOf('# Page\n\n## 3 Sign-up\n\n### 3.1 The form\n\nSee ## 4 and section 5.\n')

test('sections are the numbered headings of the page', () => {
  expect([...sections]).toEqual(['3', '3.1'])
})

test('a citation of a section that is there is fine', () => {
  expect(lostIn('/** A form (product §3.1), one of many: product §3. A sign such as $§ is none. */', sections)).toEqual(
    [],
  )
})

test('one that leads nowhere is found, and so is one of another document', () => {
  expect(lostIn('/** A form (product §3.2). */', sections)).toHaveLength(1)
  for (const comment of ['(specification §3)', '(§3)', '(product §3.1, §3)', '(product § 4)'])
    expect(lostIn(`/** A form ${comment}. */`, sections), comment).toHaveLength(1)
})

test('the code cites only what the page has', () => {
  expect(findLostCitations(root)).toEqual([])
})
