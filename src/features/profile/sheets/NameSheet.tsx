import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useForm } from '../../../lib/form/use-form.ts'
import { useTRPC } from '../../../lib/trpc.ts'

/** A name is judged by the server, so it is sent as a form: what is wrong with it stands beside it. */
export function NameSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const trpc = useTRPC()
  const formId = useId()
  const queryClient = useQueryClient()
  const change = useMutation(
    trpc.profile.change.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.profile.own.queryFilter())
        toast({ text: m.profile_changed({ name: m.profile_name() }), tone: 'success' })
        onClose()
      },
    }),
  )
  const form = useForm({
    fields: { name: m.refusal_profile_name_required },
    send: (wanted) => change.mutateAsync(wanted),
  })
  return (
    <Sheet
      title={m.profile_name()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={form.isBusy}>
          {m.profile_save()}
        </Button>
      }
    >
      <Form {...form.props} id={formId} className="grid gap-3">
        <Field name="name" label={m.profile_name()} labelHidden help={m.profile_name_help()}>
          <TextInput data-autofocus defaultValue={name} autoComplete="nickname" maxLength={60} />
        </Field>
        {form.failure && (
          <Alert tone="danger" announce>
            {form.failure.words}
          </Alert>
        )}
      </Form>
    </Sheet>
  )
}
