import { createAtom as create } from '@tanstack/react-store'
import { recordAtom } from './atoms.ts'

export * from '@tanstack/react-store'

export const createAtom = recordAtom(create)
