import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { useForm } from '../../lib/form/use-form.ts'
import { useTRPC } from '../../lib/trpc.ts'

const formId = 'objection'

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
    <Sheet
      title={m.inspection_object_title()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} busy={form.isBusy}>
          {m.inspection_object_send()}
        </Button>
      }
    >
      <Form {...form.props} id={formId} className="grid gap-4">
        <p className="text-ink-muted">{m.inspection_object_text()}</p>
        <Field name="text" label={m.inspection_object_label()}>
          <TextArea maxLength={2000} rows={5} />
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
