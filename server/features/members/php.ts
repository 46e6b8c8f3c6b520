import { z } from 'zod'
import { m } from '~words'
import { interests } from '../../../db/reference/interests.ts'
import { inLocale } from '../../core/i18n/locale.ts'
import { publicPath } from '../../core/php/path.ts'

const interest = z.strictObject({
  id: z.enum(interests).meta({ description: 'What sign-up and profiles name; never renamed' }),
  name: z.string().meta({ description: 'In the visitor’s language' }),
})

export const membersPhp = [
  publicPath({
    path: '/api/interests.php',
    method: 'GET',
    summary: 'The fixed list of interests, in the order in which people choose',
    landers: 'all',
    cacheFor: 3600,
    answer: z.strictObject({ interests: z.array(interest) }),
    respond: ({ locale }) =>
      inLocale(locale, () => ({ interests: interests.map((id) => ({ id, name: m[`interest_${id}`]() })) })),
  }),
]
