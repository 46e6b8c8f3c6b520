import { z } from 'zod'
import { taxAreas } from '../../../db/reference/money/tax.ts'
import { secretSetting } from '../../core/site/settings.ts'

export const taxSettings = {
  /** Where the seller is registered for the tax of its consumers (product §17.5): elsewhere none is charged. */
  taxAreas: secretSetting(z.array(z.enum(taxAreas)).default(['EU'])),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof taxSettings> {}
}
