import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { markName } from '../../lib/words/mark-name.ts'
import { ToastCard } from './ToastCard.tsx'

test('a short message leaves the names in its title and text to themselves', () => {
  const toast = { id: 1, title: markName('Bloem'), text: `Je hebt ${markName('Roos')} geblokkeerd.` }
  const drawn = renderToStaticMarkup(<ToastCard toast={toast} closeLabel="Sluiten" />)
  expect(drawn).toContain('<bdi translate="no">Bloem</bdi>')
  expect(drawn).toContain('Je hebt <bdi translate="no">Roos</bdi> geblokkeerd.')
  expect(drawn).not.toMatch(/[\u2068\u2069]/)
})
