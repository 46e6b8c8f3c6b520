import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { errorWords } from '../../../lib/refusal-words.ts'
import { asClock, useSecondsUntil } from '../../../lib/time/countdown.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import type { ActivationProgress } from './use-activation.ts'

/** Asks for the mail once more; while that is too early the button says when it is not. */
export function Resend({ activation: { state, resendAt } }: { activation: ActivationProgress }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const resend = useMutation(
    trpc.confirmation.resendMail.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.confirmation.state.queryFilter()),
    }),
  )
  const seconds = useSecondsUntil(resendAt, state.resendIn)
  return (
    <div>
      <Button
        variant="outline"
        full
        busy={resend.isPending}
        disabled={seconds > 0}
        onClick={() => resend.mutate()}
        className="tabular-nums"
      >
        {seconds > 0 ? m.signup_complete_resend_in({ time: asClock(seconds) }) : m.signup_complete_resend()}
      </Button>
      <p role="status" className="mt-1.5 text-center text-sm text-ink-muted empty:hidden">
        {resend.isSuccess && m.signup_complete_resent()}
        {resend.isError && <span className="font-semibold text-danger">{errorWords(resend.error)}</span>}
      </p>
    </div>
  )
}
