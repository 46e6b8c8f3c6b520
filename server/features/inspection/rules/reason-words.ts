import { m } from '~words'
import type { RemovalReason } from '../../../../db/reference/staff/removal-reasons.ts'

const words: Record<RemovalReason, { title: () => string; rule: () => string }> = {
  nude: { title: m.inspection_reason_nude, rule: m.inspection_rule_nude },
  copied: { title: m.inspection_reason_copied, rule: m.inspection_rule_copied },
  minor: { title: m.inspection_reason_minor, rule: m.inspection_rule_minor },
  contact: { title: m.inspection_reason_contact, rule: m.inspection_rule_contact },
  violence: { title: m.inspection_reason_violence, rule: m.inspection_rule_violence },
  nobody: { title: m.inspection_reason_nobody, rule: m.inspection_rule_nobody },
  other: { title: m.inspection_reason_other, rule: m.inspection_rule_other },
}

/** Why a photo is removed: in a few words, and the rule that says so. */
export function reasonWords(reason: RemovalReason): { title: string; rule: string } {
  return { title: words[reason].title(), rule: words[reason].rule() }
}
