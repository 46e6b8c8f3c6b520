import { expect, test } from 'bun:test'
import { stylesFor } from './page-styles.ts'

const frame = '@layer theme,base,utilities;@layer base{h1{margin:0}.lucide{flex:none}}'
const end = '[data-theme=dark]{--ink:#fff}@keyframes spin{to{rotate:360deg}}'
const inUtilities = (css: string) => `${frame}@layer utilities{${css}}${end}`

test('a page brings the utilities that it names, in their order, and everything that is no utility', () => {
  const css = inUtilities('.p-1{padding:1px}.p-2{padding:2px}.flex{display:flex}')
  expect(stylesFor('<p class="flex p-1">', css)).toBe(inUtilities('.p-1{padding:1px}.flex{display:flex}'))
})

test('a condition goes with the last utility under it', () => {
  const wide = '@media (width>=48rem){.md\\:p-1\\.5{padding:1px}.\\32 xl\\:p-2{padding:2px}}'
  const css = inUtilities(`.p-1{padding:1px}${wide}`)
  expect(stylesFor('<p class="p-1">', css)).toBe(inUtilities('.p-1{padding:1px}'))
  const onlyFirst = '@media (width>=48rem){.md\\:p-1\\.5{padding:1px}}'
  expect(stylesFor('<p class="md:p-1.5">', css)).toBe(inUtilities(onlyFirst))
  expect(stylesFor('<p class="2xl:p-2">', css)).toContain('.\\32 xl\\:p-2{')
})

test('a utility about what lies inside or around an element is kept', () => {
  const css = inUtilities('.\\[\\&\\>svg\\]\\:size-4>svg{width:1rem}.open\\:block:is([open]){display:block}')
  expect(stylesFor('<p class="[&amp;&gt;svg]:size-4 open:block">', css)).toBe(css)
})
