import { z } from 'zod'
import { countryCodes } from '../../../db/reference/countries/codes.ts'
import { paymentMethods } from '../../../db/reference/money/payment-methods.ts'
import { secretSetting } from '../../core/site/settings.ts'

const route = z.object({
  /** As providers call themselves: mollie, bank, sandbox. */
  provider: z.string().max(40),
  methods: z.array(z.enum(paymentMethods)).optional(),
  countries: z.array(z.enum(countryCodes)).optional(),
})

export const paymentsSettings = {
  /** Who takes the money of which methods in which countries (product §17.14), the first that fits first. */
  paymentRoutes: secretSetting(z.array(route).max(100).default([])),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof paymentsSettings> {}
}
