import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { FormSheet } from '../../../lib/form/FormSheet.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useTRPC } from '../../../lib/trpc.ts'

/** The server validates a name, so it is sent as a form with the error beside the field. */
export function NameSheet({ name, onClose }: { name: string; onClose: () => void }) {
  const trpc = useTRPC()
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
    <FormSheet title={m.profile_name()} form={form} send={m.profile_save()} onClose={onClose}>
      <Field name="name" label={m.profile_name()} labelHidden help={m.profile_name_help()}>
        <TextInput data-autofocus defaultValue={name} autoComplete="nickname" maxLength={60} />
      </Field>
    </FormSheet>
  )
}
