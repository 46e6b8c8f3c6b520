import { expect, test } from 'bun:test'
import { m } from '~words'
import { open } from '../dom/open.ts'
import { allStates } from './states.ts'

const states = Object.entries(allStates).flatMap(([feature, named]) =>
  Object.entries(named).map(([name, state]) => [`${feature}: ${name}`, state] as const),
)

test.each(states)('%s: the page is drawn whole, and asks nothing that its state leaves open', async (_, state) => {
  const { screen } = await open(state)
  for (const failure of [m.shell_error_title(), m.shell_region_failed()]) expect(screen.queryByText(failure)).toBeNull()
  expect(document.body.textContent.length).toBeGreaterThan(50)
})
