import { useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { useModal } from '@/ui/overlay/modal.ts'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { noPurpose } from '../../lib/signup/entry.ts'
import { markName } from '../../lib/words/mark-name.ts'
import { usePurpose } from './flow/begin.ts'
import { useSignupState } from './flow/store.ts'
import { useStepMoves, useWantedStep } from './flow/use-step.ts'
import { Signup } from './Signup.tsx'

/** Sign-up over the page that is open. It closes by its own button alone: Escape and the veil do nothing. */
export function SignupDialog() {
  const titleId = useId()
  usePurpose(useRouterState({ select: ({ location }) => location.state.signupFor }) ?? noPurpose)
  const moves = useStepMoves()
  const step = useWantedStep() ?? 0
  const { target } = useSignupState().draft
  const close = () => moves.back(step + 1)
  return (
    <dialog {...useModal({ onClose: close, dismissible: false })} aria-labelledby={titleId} className={dialogClass}>
      <Signup
        titleId={titleId}
        intro={
          target && <p className="mb-6 font-semibold">{withNames(m.signup_for({ name: markName(target.name) }))}</p>
        }
        onClose={close}
      />
    </dialog>
  )
}

const dialogClass =
  'enter-3 size-full max-h-none max-w-none flex-col overflow-hidden bg-canvas text-ink shadow-lg backdrop:bg-veil ' +
  'open:flex md:m-auto md:h-[min(46rem,calc(100dvh-2rem))] md:w-[min(30rem,100%)] md:rounded-xl md:rounded-bl-sm'
