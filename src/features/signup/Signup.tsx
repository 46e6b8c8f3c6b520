import { useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../lib/chunks/lazy-part.tsx'
import { loadPatiently } from '../../lib/chunks/load-patiently.ts'
import { useSettings } from '../../lib/settings.ts'
import { hasTrafficSource, recallTracking } from '../../lib/tracking.ts'
import { isTouched } from './flow/draft.ts'
import { resetSignup } from './flow/store.ts'
import { type Signup as SignupFlow, useSignup } from './flow/use-signup.ts'
import { FormScreen } from './frame/FormScreen.tsx'
import { ClosedScreen, MailedScreen } from './frame/MessageScreens.tsx'
import { SignupBar } from './frame/SignupBar.tsx'

const StopDialog = lazyPart(() => import('./frame/StopDialog.tsx'), 'StopDialog', 'once-alive')

const ProgressScreen = lazyPart(() => import('./frame/ProgressScreen.tsx'), 'ProgressScreen', 'once-alive')

const PhotoScreen = lazyPart(() => import('./complete/PhotoScreen.tsx'), 'PhotoScreen', 'once-alive')

const Complete = lazy(() =>
  loadPatiently(() => import('./complete/Complete.tsx'), 'Complete').then(({ Complete }) => ({ default: Complete })),
)

export interface SignupProps {
  /** The id that the heading of each screen gets. */
  titleId: string
  /** Stands over the first step. */
  intro?: ReactNode
  /** Leaves the sign-up; what was filled in is forgotten by then. */
  onClose: () => void
}

/** Sign-up from the first question to the confirmation, for the page and the dialog alike. */
export function Signup({ titleId, intro, onClose }: SignupProps) {
  const signup = useSignup()
  const [isStopping, setStopping] = useState(false)
  const { phase, draft } = signup.state
  const canClose = phase === 'form' || phase === 'mailed'
  const mayLose = phase === 'form' && isTouched(draft)
  const stop = () => {
    resetSignup()
    onClose()
  }
  return (
    <>
      <SignupBar
        step={signup.step}
        onBack={phase === 'form' ? signup.back : undefined}
        onClose={canClose ? () => (mayLose ? setStopping(true) : stop()) : undefined}
      />
      <Suspense>
        <Screen signup={signup} titleId={titleId} intro={intro} />
      </Suspense>
      {isStopping && <StopDialog onStop={stop} onStay={() => setStopping(false)} />}
    </>
  )
}

interface ScreenProps extends Pick<SignupProps, 'titleId' | 'intro'> {
  signup: SignupFlow
}

function Screen({ signup, titleId, intro }: ScreenProps) {
  const { phase, stage, isStalled, draft, memberId, matches } = signup.state
  const isOpen = useIsOpen()
  switch (phase) {
    case 'running':
      return <ProgressScreen stage={stage} isStalled={isStalled} titleId={titleId} />
    case 'photo':
      return (
        <Suspense fallback={<ProgressScreen stage="done" titleId={titleId} />}>
          <PhotoScreen titleId={titleId} memberId={memberId} name={draft.name} />
        </Suspense>
      )
    case 'complete':
      return (
        <Suspense fallback={<ProgressScreen stage="done" titleId={titleId} />}>
          <Complete titleId={titleId} purpose={draft} matches={matches} />
        </Suspense>
      )
    case 'mailed':
      return <MailedScreen titleId={titleId} email={draft.email} />
    default:
      return isOpen ? (
        <FormScreen signup={signup} titleId={titleId} intro={intro} />
      ) : (
        <ClosedScreen titleId={titleId} />
      )
  }
}

/** Whether this visitor may sign up at all (product §3.8); the server has the last word. */
function useIsOpen(): boolean {
  const { signups } = useSettings()
  const isHydrated = useHydrated()
  return signups === 'all' || (signups === 'with_trafficsource' && (!isHydrated || hasTrafficSource(recallTracking())))
}
