import type { ReactNode } from 'react'
import { ActionBar } from '@/ui/ActionBar.tsx'
import { Form, type FormProps } from '@/ui/form/Form.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { StepBars } from '@/ui/StepBars.tsx'
import { m } from '~words'

export interface DebitStepProps {
  step: 1 | 2
  title: string
  lead: string
  /** Whether somebody has just come here from the other step. */
  takesFocus: boolean
  form: Pick<FormProps, 'errors' | 'onSend'>
  /** The submit button, and what is beside it. */
  action: ReactNode
  children: ReactNode
}

/** One of the two steps, with its button in view however long the form is. */
export function Step({ step, title, lead, takesFocus, form, action, children }: DebitStepProps) {
  return (
    <Form {...form} className="flex flex-1 flex-col">
      <div className="wrap flex-1 py-6 md:py-10 lg:flex-none lg:pb-5">
        <div className="mx-auto grid max-w-110 grid-cols-1 gap-5">
          <StepBars step={step} steps={2} label={m.directdebit_step({ step })} />
          <div>
            <ScreenHeading takesFocus={takesFocus}>{title}</ScreenHeading>
            <p className="mt-1.5 text-ink-muted">{lead}</p>
          </div>
          <div className="grid grid-cols-1 gap-4">{children}</div>
        </div>
      </div>
      <ActionBar placed="lg:pb-10" className="mx-auto grid max-w-110 grid-cols-1 gap-2">
        {action}
      </ActionBar>
    </Form>
  )
}
