import { z } from 'zod'
import { php } from '../../core/php/plugin.ts'
import { memberAsMe } from '../session/me.ts'
import { toUserAnswer, userAnswer } from '../session/php-user.ts'
import { loginLimit } from './limits.ts'
import { logIn } from './log-in.ts'
import { loginRefusals } from './login-refusals.ts'

const typed = z.string().max(5000)

export const loginPhp = php().post(
  '/api/user.php',
  async ({ ctx, body, isLander }) => toUserAnswer(ctx, await memberAsMe(ctx, await logIn(ctx, body)), isLander),
  {
    anyone: { landers: 'all', requestType: true, limit: loginLimit, refuses: loginRefusals },
    query: z.object({ push: z.undefined().optional() }),
    body: z.object({ email: typed, password: typed }),
    response: { 200: userAnswer },
    detail: {
      summary: 'Logs in',
      description:
        'Sets the session’s cookie for 30 days. After five failures within 15 minutes the answer is 429 with `minutes`. The same ' +
        'wrong password again counts once. `login_link_required`: strangers are guessing; `/login` offers a link by mail. ' +
        'A push subscription (`?push=1`) is not taken yet and is refused with the field `push`.',
    },
  },
)
