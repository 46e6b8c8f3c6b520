import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Avatar } from './Avatar.tsx'
import { CardPortrait, Portrait } from './Portrait.tsx'

test('who has no photo is drawn as their initial, on a card and beside a name', () => {
  const card = renderToStaticMarkup(<CardPortrait photo={null} name="çelik" />)
  const face = renderToStaticMarkup(<Avatar src={null} name="çelik" />)
  for (const drawn of [card, face]) {
    expect(drawn).toContain('data-initial="Ç"')
    expect(drawn).not.toMatch(/<img|image-off/)
  }
})

test('where nobody is named the mark’s spark stands, and the words are told', () => {
  const drawn = renderToStaticMarkup(<Portrait src={null} alt="Nog geen foto" width={480} height={600} />)
  expect(drawn).toContain('aria-label="Nog geen foto"')
  expect(drawn).toContain('<circle')
  expect(drawn).toContain('data-initial=""')
})
