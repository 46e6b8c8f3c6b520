import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Field } from '@/ui/form/Field.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { FormSheet } from '../../lib/form/FormSheet.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { useTRPC } from '../../lib/trpc.ts'

export function ObjectionSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const object = useMutation(
    trpc.inspection.object.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.inspection.statements.queryFilter())
        toast({ text: m.inspection_object_sent(), tone: 'success' })
        onClose()
      },
    }),
  )
  const form = useForm({
    fields: { text: m.inspection_refusal_objection_missing },
    send: ({ text }) => object.mutateAsync({ id, text }),
  })
  return (
    <FormSheet title={m.inspection_object_title()} form={form} send={m.inspection_object_send()} onClose={onClose}>
      <p className="text-ink-muted">{m.inspection_object_text()}</p>
      <Field name="text" label={m.inspection_object_label()}>
        <TextArea maxLength={2000} rows={5} />
      </Field>
    </FormSheet>
  )
}
