import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { useForm } from '../../../lib/form/use-form.ts'

interface RemarkSheetProps {
  onRemove: (remark: string) => void
  onClose: () => void
}

const formId = 'remark'

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
    <Sheet
      title={m.inspection_remark_title()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId}>
          {m.inspection_remark_send()}
        </Button>
      }
    >
      <Form {...form.props} id={formId}>
        <Field name="remark" label={m.inspection_remark_label()}>
          <TextArea maxLength={1000} rows={4} autoFocus />
        </Field>
      </Form>
    </Sheet>
  )
}
