import { z } from 'zod'
import { codePattern } from '../../../db/reference/money/discounts.ts'
import { secretSetting } from '../../core/site/settings.ts'

const timeBonus = z.object({
  code: z.string().regex(codePattern).default('TIMEBONUS25'),
  /** Off the first purchase. */
  percentage: z.int().min(1).max(90).default(25),
  /** How long it holds from the sign-up on. */
  seconds: z.int().min(600).max(604_800).default(14_400),
})
export type TimeBonus = z.infer<typeof timeBonus>

export const discountsSettings = {
  /** What a new member gets (product §17.10); null for nothing. The member sees it. */
  timeBonus: secretSetting(timeBonus.nullable().prefault({})),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof discountsSettings> {}
}
