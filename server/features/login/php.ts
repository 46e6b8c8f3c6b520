import { z } from 'zod'
import { php } from '../../core/php/plugin.ts'
import { requireMember } from '../../core/procedures.ts'
import { authenticationRequired, inputInvalid } from '../../core/refusals.ts'
import { pushServiceUnknown } from '../push/refusals.ts'
import { subscribe } from '../push/subscribe.ts'
import { subscription } from '../push/subscription.ts'
import { me, memberAsMe } from '../session/me.ts'
import { toUserAnswer, userAnswer } from '../session/php-user.ts'
import { loginLimit } from './limits.ts'
import { logIn } from './log-in.ts'
import { loginRefusals } from './login-refusals.ts'

const typed = z.string().max(5000).optional()

export const loginPhp = php().post(
  '/api/user.php',
  async ({ ctx, query, body: { email, password, subscription }, isLander }) => {
    if (query.push !== undefined) {
      if (!subscription) throw inputInvalid({ field: 'push' })
      await subscribe(await requireMember(ctx), subscription)
      return toUserAnswer(ctx, await me(ctx), isLander)
    }
    if (email === undefined) throw inputInvalid({ field: 'email' })
    if (password === undefined) throw inputInvalid({ field: 'password' })
    return toUserAnswer(ctx, await memberAsMe(ctx, await logIn(ctx, { email, password })), isLander)
  },
  {
    anyone: {
      landers: 'all',
      requestType: true,
      limit: loginLimit,
      refuses: [...loginRefusals, authenticationRequired, pushServiceUnknown],
    },
    query: z.object({ push: z.literal('1').optional() }),
    body: z.object({ email: typed, password: typed, subscription: subscription.optional() }),
    response: { 200: userAnswer },
    detail: {
      summary: 'Logs in, or stores a push subscription',
      description:
        'Takes `email` and `password`, and sets the session’s cookie for 30 days. After five failures within 15 minutes the answer ' +
        'is 429 with `minutes`. The same wrong password again counts once. `login_link_required`: strangers are guessing; `/login` ' +
        'offers a link by mail. With `?push=1` it takes the `subscription` of a member’s browser instead, as ' +
        '`PushSubscription.toJSON` writes it: there they are notified until the session ends.',
    },
  },
)
