import { z } from 'zod'
import { m } from '~words'
import { interests } from '../../../db/reference/interests.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import { php } from '../../core/php/plugin.ts'

const interest = z.strictObject({
  id: z.enum(interests).meta({ description: 'What sign-up and profiles name; never renamed' }),
  name: z.string().meta({ description: 'In the visitor’s language' }),
})

export const membersPhp = php().get(
  '/api/interests.php',
  async ({ ctx: { locale } }) =>
    inLocale(locale, () => ({ interests: interests.map((id) => ({ id, name: m[`interest_${id}`]() })) })),
  {
    anyone: { landers: 'all', cacheFor: 3600 },
    response: { 200: z.strictObject({ interests: z.array(interest) }) },
    detail: { summary: 'The fixed list of interests, in the order in which people choose' },
  },
)
