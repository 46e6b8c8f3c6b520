import { newClientId } from '../../../lib/client-id.ts'
import { type RefusalCode, refusalIn } from '../../../lib/refusal-words.ts'
import { privateKey, readPrivate, writePrivate } from '../../../lib/session/private-store.ts'

// The code that was typed last at a checkout in this tab, for another bundle or after a reload. Beside what else this browser
// keeps of a member, it goes at the log-out, whichever tab that is pressed in.

const keyOf = (memberId: string) => privateKey(memberId, 'code')
const tabKey = 'checkout-tab'

/** Null: none is wanted any more, or it was paid with. */
export function keepCode(memberId: string, code: string | null): void {
  const tab = code === null ? null : thisTab()
  writePrivate(keyOf(memberId), tab && `${tab} ${code}`)
}

export function readCode(memberId: string): string | null {
  const [tab, ...code] = (readPrivate(keyOf(memberId)) ?? '').split(' ')
  return tab && tab === thisTab() ? code.join(' ') : null
}

/** Null where the browser keeps nothing. */
function thisTab(): string | null {
  try {
    const tab = sessionStorage.getItem(tabKey) ?? newClientId()
    sessionStorage.setItem(tabKey, tab)
    return tab
  } catch {
    return null
  }
}

/** Whether a code that was refused so may hold for another bundle, country or method. */
export function mayHoldElsewhere(error: unknown): boolean {
  const code = refusalIn(error)?.code
  return code !== undefined && byChoice.includes(code)
}

const byChoice: readonly RefusalCode[] = [
  'discount_order_too_small',
  'discount_not_in_country',
  'discount_not_with_method',
]
