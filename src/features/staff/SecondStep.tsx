import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '@/ui/control/Button.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { Form } from '@/ui/form/Form.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { m } from '~words'
import { FormFailure } from '../../lib/form/FormFailure.tsx'
import { useForm } from '../../lib/form/use-form.ts'
import { type Outputs, useTRPC } from '../../lib/trpc.ts'
import { Narrow } from './Narrow.tsx'

/** A code of the second factor; before the first, what an app needs to make them. */
export function SecondStep({ onDone }: { onDone: () => Promise<unknown> }) {
  const trpc = useTRPC()
  const { data: setUp } = useQuery(trpc.staff.setUp.queryOptions())
  const prove = useMutation(trpc.staff.prove.mutationOptions({ onSuccess: onDone }))
  const form = useForm({ fields: { code: m.staff_code_required }, send: prove.mutateAsync })
  return (
    <Narrow
      title={setUp ? m.staff_set_up_title() : m.staff_second_title()}
      text={setUp ? m.staff_set_up_text() : m.staff_second_text()}
    >
      {setUp && <SetUp setUp={setUp} />}
      <Form {...form.props} className="grid gap-5">
        <FormFailure failure={form.failure} />
        <Field name="code" label={m.staff_code()} help={m.staff_code_help()}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={10} />
        </Field>
        <Button type="submit" full busy={form.isBusy}>
          {m.staff_prove()}
        </Button>
      </Form>
    </Narrow>
  )
}

function SetUp({ setUp }: { setUp: NonNullable<Outputs['staff']['setUp']> }) {
  const { size, squares, key, address } = setUp
  return (
    <div className="grid gap-4">
      {/* Dark on light also where the page is dark: cameras look for that. */}
      <svg
        role="img"
        aria-label={m.staff_set_up_picture()}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 justify-self-center rounded-md"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={squares} fill="#000" />
      </svg>
      <p className="text-sm text-ink-muted">
        {m.staff_set_up_by_hand()}{' '}
        <a href={address} translate="no" className="font-mono break-all text-ink underline">
          {key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </a>
      </p>
    </div>
  )
}
