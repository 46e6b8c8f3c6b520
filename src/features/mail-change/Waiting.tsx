import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { errorWords } from '../../lib/refusal-words.ts'
import { useTRPC } from '../../lib/trpc.ts'

/** What has been asked for and waits for its link to be followed, with the way to take it back. */
export function Waiting({ email, wanted }: { email: string; wanted: string }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const cancel = useMutation(
    trpc.mailChange.cancel.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.mailChange.state.queryFilter()),
    }),
  )
  return (
    <Alert
      tone="info"
      announce
      title={m.mail_change_waiting_title()}
      className="w-full"
      action={
        <Button variant="outline" size="md" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {m.mail_change_cancel()}
        </Button>
      }
    >
      <p>{m.mail_change_waiting_text({ wanted, email })}</p>
      {cancel.isError && <p className="font-semibold">{errorWords(cancel.error)}</p>}
    </Alert>
  )
}
