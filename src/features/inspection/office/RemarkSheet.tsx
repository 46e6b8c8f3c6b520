import { Field } from '@/ui/form/Field.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { m } from '~words'
import { FormSheet } from '../../../lib/form/FormSheet.tsx'
import { useForm } from '../../../lib/form/use-form.ts'

interface RemarkSheetProps {
  onRemove: (remark: string) => void
  onClose: () => void
}

/** For what no reason says: the words that the member reads. */
export function RemarkSheet({ onRemove, onClose }: RemarkSheetProps) {
  const form = useForm({
    fields: { remark: m.inspection_refusal_remark_missing },
    send: async ({ remark }) => {
      onClose()
      onRemove(remark)
    },
  })
  return (
    <FormSheet title={m.inspection_remark_title()} form={form} send={m.inspection_remark_send()} onClose={onClose}>
      <Field name="remark" label={m.inspection_remark_label()}>
        <TextArea maxLength={1000} rows={4} data-autofocus />
      </Field>
    </FormSheet>
  )
}
