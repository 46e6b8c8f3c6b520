import { aMailChange } from '../../../../db/testing/factories.ts'
import { addresses, form, noObject } from '../../../contract/testing/access/objects.ts'
import type { LiveScene } from '../../../testing/live-scene.ts'
import type { Matrix } from '../../../testing/matrix.ts'
import { password } from '../../login/testing/password.ts'

const byNetwork = { seconds: 60, network: 30 }
const wanted = ({ ada }: LiveScene) => `new-${ada.email}`
const ask = async (scene: LiveScene) =>
  (await scene.as(scene.ada)).mailChange.request({ email: wanted(scene), password })

export const matrix: Matrix = {
  fill: aMailChange,
  ungranted: { 'mailChange.confirm': 'nobody has been mailed a link' },
  procedures: {
    'mailChange.state': noObject,
    'mailChange.request': addresses((email) => ({ email: `new-${email}`, password })),
    'mailChange.cancel': noObject,
    'mailChange.link': noObject,
    'mailChange.confirm': () => ({ 'a link that is not there': { token: 'none' } }),
  },
  web: {
    '/mail-change/do': async ({ tokenOf }) => ({
      'a link to the address that is theirs already': form('/mail-change/do', { token: await tokenOf('mail_change') }),
      'a link for something else': form('/mail-change/do', { token: await tokenOf('enter') }),
      'a link that is not there': form('/mail-change/do', { token: 'none' }),
    }),
  },
  changes: {
    'mailChange.request': {
      does: ask,
      seenBy: { ada: ['me', 'talks', 'profiles', 'search', 'mailChange'] },
    },
    'mailChange.cancel': {
      does: async (scene) => {
        await ask(scene)
        await (await scene.as(scene.ada)).mailChange.cancel()
        await ask(scene)
      },
      seenBy: { ada: ['me', 'talks', 'profiles', 'search', 'mailChange'] },
    },
    'mailChange.confirm': {
      does: async (scene) => {
        await ask(scene)
        const link = await scene.linkMailedTo({ ...scene.ada, email: wanted(scene) })
        const token = new URLSearchParams(link.split('?')[1]).get('token') ?? ''
        await (await scene.as(null)).mailChange.confirm({ token })
      },
      seenBy: { ada: ['me', 'talks', 'profiles', 'search', 'mailChange'] },
    },
  },
  limits: {
    'mailChange.request': byNetwork,
    'mailChange.confirm': byNetwork,
  },
}
