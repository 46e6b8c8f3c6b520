/** The page `/dev/states`: a list of all states, or the one that the address names behind its `#`, as a page of its own. */
import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { resetAtoms } from '../atoms.ts'
import { createStage, type State } from '../stage.tsx'
import { allStates } from './states.ts'

const states = new Map<string, State>(
  Object.entries(allStates).flatMap(([feature, named]) =>
    Object.entries(named).map(([name, state]) => [`${feature}/${name}`, state] as const),
  ),
)

let root: Root | undefined

/** Replaces the state that is shown, and waits until what is done in it is done. `member` is another name of who looks at it. */
async function showState(name: string, member?: string): Promise<void> {
  const state = states.get(name)
  if (!state) throw new Error(`No state is called ${name}`)
  leaveState()
  const me = member && state.me !== null ? { ...state.me, name: member } : state.me
  await draw({ ...state, me })
}

async function draw(state: State): Promise<void> {
  const { app, router } = createStage(state)
  const loaded = new Promise<void>((resolve) => void router.subscribe('onResolved', () => resolve()))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<StrictMode>{app}</StrictMode>)
  await loaded
  await state.act?.({ user: userEvent.setup({ delay: null }), screen })
}

function leaveState(): void {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  resetAtoms()
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
}

function showList(): void {
  leaveState()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <main className="wrap grid gap-group py-6">
      {Object.entries(allStates).map(([feature, named]) => (
        <section key={feature}>
          <h1 className="heading-section">{feature}</h1>
          <ul>
            {Object.keys(named).map((name) => (
              <li key={name}>
                <a href={`#${encodeURIComponent(`${feature}/${name}`)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>,
  )
}

const showNamed = (): void => {
  const name = decodeURIComponent(location.hash.slice(1))
  if (name) void showState(name)
  else showList()
}

/** For a program that looks at all of them without loading the page again. */
Object.assign(window, { gallery: { names: [...states.keys()], showState } })
addEventListener('hashchange', showNamed)
showNamed()
