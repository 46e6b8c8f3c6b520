import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { FakeServer } from '../fake-server.ts'
import { createStage, type Stage, type State } from '../stage.tsx'

export interface Page extends Pick<Stage, 'router'> {
  screen: typeof screen
  user: UserEvent
  server: FakeServer
  /** Repeats the expectations until they hold, for 10 seconds at most. */
  until: (expectations: () => void) => Promise<void>
}

/** Opens a page of the application, and waits until its data and its code have arrived. */
export async function open(state: State): Promise<Page> {
  const { app, router, server } = createStage(state)
  opened.push(server)
  await act(() => router.load())
  render(app)
  await waitFor(() => {
    if (router.state.status !== 'idle' || document.querySelector('main, form, h1') === null) throw new Error('loading')
  })
  const user = userEvent.setup({ delay: null })
  await state.act?.({ user, screen })
  return { screen, user, server, router, until: waitFor }
}

const opened: FakeServer[] = []

/** Throws if pages have called what their test gives no answer for. */
export function expectAllAnswered(): void {
  const paths = opened.splice(0).flatMap(({ unanswered }) => unanswered)
  if (paths.length > 0) throw new Error(`No answer is given for ${[...new Set(paths)].join(', ')}`)
}

/** Compares by itself: if two elements differ, `expect` prints the whole document, which takes minutes. */
export const isFocused = (element: Element): boolean => document.activeElement === element
