import type { ReactNode } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { cx } from '@/ui/cx.ts'
import { StateHead, type StateHeadProps } from '@/ui/StateHead.tsx'

export interface StateScreenProps extends Omit<StateHeadProps, 'id' | 'className'> {
  children?: ReactNode
  /** What can be done now. */
  actions: ReactNode
  /** There is much to choose from: what can be done stays in view. */
  isLong?: boolean
}

/** A single status, read out when it changes. On a phone it fills the window. */
export function StateScreen({ children, actions, isLong, ...state }: StateScreenProps) {
  return (
    <>
      <div className={cx('wrap flex flex-1 flex-col pt-8 md:flex-none md:pt-14', isLong ? longClass : shortClass)}>
        <div className="mx-auto flex w-full max-w-110 flex-1 flex-col gap-4">
          <StateHead {...state} className="mt-auto md:mt-0" />
          {children}
          {!isLong && <div className="mt-auto grid grid-cols-1 gap-2 pt-4 print:hidden">{actions}</div>}
        </div>
      </div>
      {isLong && (
        <ActionBar placed="lg:pb-14" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
          {actions}
        </ActionBar>
      )}
    </>
  )
}

/** The window's height less the header. */
const shortClass = 'max-md:min-h-[min(100svh-6rem,46rem)] pb-5 md:pb-14'
const longClass = 'pb-8 lg:pb-5'
