import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { StepBars } from '@/ui/StepBars.tsx'
import { Sentence } from '@/ui/text/Sentence.tsx'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { FormFailure } from '../../../lib/form/FormFailure.tsx'
import { hasErrors } from '../../../lib/form/trouble.ts'
import { lastStep, type StepName, steps } from '../flow/steps.ts'
import type { Signup, SignupStepProps } from '../flow/use-signup.ts'
import { GenderStep } from '../steps/GenderStep.tsx'
import { IdentityStep } from '../steps/IdentityStep.tsx'
import { PasswordStep } from '../steps/PasswordStep.tsx'
import { WithoutScript } from '../WithoutScript.tsx'
import { LoginLink } from './LoginLink.tsx'
import { stepWords } from './step-words.ts'

const screens = {
  gender: GenderStep,
  identity: IdentityStep,
  area: lazyPart(() => import('../steps/later-steps.ts'), 'AreaStep', 'at-once'),
  about: lazyPart(() => import('../steps/later-steps.ts'), 'AboutStep', 'at-once'),
  password: PasswordStep,
} satisfies Record<StepName, ComponentType<SignupStepProps>>

/** One step of the form with its bars above and its button below; `intro` is above the first. */
export function FormScreen({ signup, titleId, intro }: { signup: Signup; titleId: string; intro?: ReactNode }) {
  const { step, state, busy, next } = signup
  const name = steps[step]!
  const Screen = screens[name]
  // Back from making the account this is a new form, and where the focus was is gone: a wrong field takes it, or the heading.
  const [takesFocus] = useState(() => state.failure !== null && !hasErrors(state.errors))
  return (
    <Form errors={state.errors} onSend={next} className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto px-gutter pt-6 pb-8 md:px-6">
        {step === 0 && intro}
        {step === 0 && <WithoutScript heading="h1" />}
        <div className="noscript:hidden">
          <StepBars
            step={step + 1}
            steps={steps.length}
            label={m.signup_step({ step: step + 1, steps: steps.length })}
          />
          <ScreenHeading id={titleId} screen={name} takesFocus={takesFocus} autoFocus className="mt-6">
            {stepWords[name].title()}
          </ScreenHeading>
          <p className="mt-1.5 text-ink-muted">{stepWords[name].lead()}</p>
          <div className="mt-7 grid grid-cols-1 gap-7">
            <Suspense fallback={null}>
              <Screen signup={signup} />
            </Suspense>
          </div>
          {step === 0 && (
            <p className="mt-8 text-sm text-ink-muted">
              <Sentence text={m.signup_have_account()} tags={{ login: loginLink }} />
            </p>
          )}
        </div>
      </div>
      <footer className="noscript:hidden sticky bottom-0 grid flex-none gap-3 bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up md:px-6">
        <FormFailure failure={state.failure} />
        <Button type="submit" full busy={busy}>
          {step === lastStep ? m.signup_create() : isSkipped(name, state) ? m.signup_skip() : m.signup_next()}
        </Button>
      </footer>
    </Form>
  )
}

const loginLink = (text: string) => <LoginLink className="text-link">{text}</LoginLink>

/** Nothing said on a step on which nothing has to be. */
function isSkipped(step: StepName, { draft }: Signup['state']): boolean {
  if (step !== 'about') return false
  const { joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos, sexuality } = draft
  const choices = [joiningReason, relationshipStatus, bodyType, hairColour, eyeColour, tattoos, sexuality]
  return draft.signupMessage.trim() === '' && draft.interests.length === 0 && choices.every((choice) => choice === null)
}
