import type { ReactNode } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { cx } from '@/ui/cx.ts'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'

const tones = {
  info: 'bg-secondary-soft text-on-secondary-soft',
  success: 'bg-success-soft text-on-success-soft',
  danger: 'bg-danger-soft text-on-danger-soft',
}

export interface StateScreenProps {
  tone: keyof typeof tones
  icon: ReactNode
  title: string
  /** What happened, and whether money moved. */
  text: ReactNode
  children?: ReactNode
  /** What can be done now. */
  actions: ReactNode
  /** There is much to choose from: what can be done stays in view. */
  isLong?: boolean
  /** It has taken the place of a form: the heading takes the focus that was in it. */
  takesFocus?: boolean
}

/** How something stands: one thing at a time, read out when it changes. On a phone it fills the window. */
export function StateScreen({ tone, icon, title, text, children, actions, isLong, takesFocus }: StateScreenProps) {
  return (
    <>
      <div className={cx('wrap flex flex-1 flex-col pt-8 md:flex-none md:pt-14', isLong ? longClass : shortClass)}>
        <div className="mx-auto flex w-full max-w-110 flex-1 flex-col gap-4">
          <div role="status" className="mt-auto grid justify-items-center text-center md:mt-0">
            <span className={cx('grid size-18 place-items-center rounded-bubble-other *:[svg]:size-8', tones[tone])}>
              {icon}
            </span>
            <ScreenHeading takesFocus={takesFocus} className="mt-5">
              {title}
            </ScreenHeading>
            <p className="mt-2 text-balance text-ink-muted">{text}</p>
          </div>
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

/** As high as the window without what stands above it. */
const shortClass = 'max-md:min-h-[min(100svh-6rem,46rem)] pb-5 md:pb-14'
const longClass = 'pb-8 lg:pb-5'
