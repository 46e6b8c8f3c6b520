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
  await act(() => router.load())
  render(app)
  await waitFor(() => {
    if (router.state.status !== 'idle' || document.querySelector('main, form, h1') === null) throw new Error('loading')
  })
  return { screen, user: userEvent.setup(), server, router, until: waitFor }
}
