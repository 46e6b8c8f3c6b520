import { type ReactNode, useId } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { FormFailure } from './FormFailure.tsx'
import type { FormState } from './use-form.ts'

export interface FormSheetProps {
  title: ReactNode
  form: Pick<FormState<string>, 'props' | 'failure' | 'isBusy'>
  /** On the button that sends it, which stays in view. */
  send: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a sheet of its own. */
export function FormSheet({ title, form, send, onClose, children }: FormSheetProps) {
  const id = useId()
  return (
    <Sheet
      title={title}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} busy={form.isBusy}>
          {send}
        </Button>
      }
    >
      <Form {...form.props} id={id} className="grid gap-4">
        {children}
        <FormFailure failure={form.failure} />
      </Form>
    </Sheet>
  )
}
