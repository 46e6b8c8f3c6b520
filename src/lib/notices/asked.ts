import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import type { AskedName } from '../slots.ts'

const asked = createAtom<readonly AskedName[]>([])

/** What features want to be shown: it comes when it is its turn. */
export const useAsked = (): readonly AskedName[] => useSelector(asked)

/** Asks for something to be shown as long as it is wanted. */
export function useAskFor(name: AskedName, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    asked.set((others) => [...others, name])
    return () => asked.set((all) => all.filter((each) => each !== name))
  }, [name, isWanted])
}
