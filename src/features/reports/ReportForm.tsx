import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { RadioChips } from '@/ui/form/choice/RadioChips.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextArea } from '@/ui/form/TextArea.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { type ReportReason, reportReasons } from '../../../db/reference/report-reasons.ts'
import { newClientId } from '../../lib/client-id.ts'
import { FormSheet } from '../../lib/form/FormSheet.tsx'
import { type FieldValues, useForm } from '../../lib/form/use-form.ts'
import { useMe } from '../../lib/session/me.ts'
import { markName } from '../../lib/words/mark-name.ts'

/** Somebody to report, or a photo of theirs: by a conversation where nothing else is at hand of the other one any more. */
export type Reported = { id: string; name: string; photoId?: string } | { conversationId: string }

export interface ReportFormProps {
  member: Reported
  seq: number | undefined
  onFiled: (number: string) => void
  onClose: () => void
}

/** Why, and more words if one likes. */
export function ReportForm({ member, seq, onFiled, onClose }: ReportFormProps) {
  const { context } = useRouter().options
  const me = useMe()
  const [id] = useState(newClientId)
  // As it was pressed: what lies under the sheet may become another photo meanwhile.
  const [about] = useState('id' in member ? { memberId: member.id, photoId: member.photoId } : member)
  const [reason, setReason] = useState<ReportReason>()
  const send = async ({ remarks }: FieldValues<'reason' | 'remarks'>) => {
    if (!reason) return
    const { number } = await context.api.reports.report.mutate({ ...about, id, seq, reason, remarks })
    onFiled(number)
  }
  const words = 'id' in member ? wordsFor(markName(member.name), member.photoId) : wordsForTheOther
  const form = useForm({ fields: { reason: m.reports_reason_required, remarks: null }, send })
  return (
    <FormSheet title={withNames(words.title())} form={form} send={m.reports_send()} onClose={onClose}>
      <RadioChips
        name="reason"
        label={m.reports_what()}
        help={withNames(words.secret())}
        options={reportReasons.map((value) => ({ value, label: reasonWords[value]() }))}
        value={reason}
        onChange={setReason}
        className="flex-col"
      />
      <Field name="remarks" label={m.reports_remarks()} help={me ? m.reports_remarks_help() : undefined}>
        <TextArea maxLength={2000} rows={3} />
      </Field>
    </FormSheet>
  )
}

const wordsFor = (name: string, photoId?: string) => ({
  title: () => (photoId ? m.reports_title_photo({ name }) : m.reports_title({ name })),
  secret: () => m.reports_secret({ name }),
})
const wordsForTheOther = { title: m.reports_title_other, secret: m.reports_secret_other }

const reasonWords: Record<ReportReason, () => string> = {
  money: m.reports_reason_money,
  impostor: m.reports_reason_impostor,
  abuse: m.reports_reason_abuse,
  sexual: m.reports_reason_sexual,
  underage: m.reports_reason_underage,
  other: m.reports_reason_other,
}
