import { createAtom, useSelector } from '@tanstack/react-store'

/** `displaced`: newer pages of the same member have taken the stream's place, until this one is looked at again. */
export type StreamState = 'stands' | 'lost' | 'displaced'

const state = createAtom<StreamState>('stands')

export const setStreamState: (value: StreamState) => void = state.set

export const isOnline = (): boolean => state.get() === 'stands'

export const useStreamState = (): StreamState => useSelector(state)

/** Whether what happens arrives at once; false while the line is being restored. */
export const useOnline = (): boolean => useSelector(state, (now) => now === 'stands')
