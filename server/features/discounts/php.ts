import { z } from 'zod'
import { php } from '../../core/php/plugin.ts'
import { discountCodeLimit } from './limits.ts'
import { lookUp, welcomeOf } from './look-up.ts'
import { discountCodeSchema } from './php-code.ts'
import { discountCodeNotFound, discountCodeUsed } from './refusals.ts'

const typed = z.string().max(200).optional()

export const discountsPhp = php().get(
  '/api/discountcode.php',
  async ({ ctx, query: { code, welcome }, isLander }) => {
    const asker = isLander ? { ...ctx, me: null } : ctx
    if (welcome === 'true') return { discountcode: await welcomeOf(asker) }
    return { discountcode: code ? await lookUp(asker, code) : null }
  },
  {
    anyone: { landers: 'all', limit: discountCodeLimit, refuses: [discountCodeNotFound, discountCodeUsed] },
    query: z.looseObject({ code: typed, welcome: typed }),
    response: { 200: z.strictObject({ discountcode: discountCodeSchema.nullable() }) },
    detail: {
      summary: 'A discount code, or with `welcome=true` what a new member gets',
      description:
        'The query is the page’s own: of it, `code` and `welcome` count. Without either `discountcode` is null, and so is the ' +
        'welcome of whoever is no new member any more. For a visitor it begins with the sign-up and has no `expires` yet. ' +
        'Whether a code holds for a purchase is decided when that is made. Landers get what a visitor gets.',
    },
  },
)
