import { z } from 'zod'
import { secretSetting } from '../../core/site/settings.ts'

export const receiptsSettings = {
  /** Begins the numbers of receipts; null takes the id of the site. Two sites of one company need two. */
  receiptPrefix: secretSetting(
    z
      .string()
      .regex(/^[A-Z0-9]{1,12}$/)
      .nullable()
      .default(null),
  ),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof receiptsSettings> {}
}
