import type { Context, MemberContext } from '../../core/context.ts'
import { authenticationRequired, inputInvalid, originRefused } from '../../core/refusals.ts'
import { change } from './change.ts'
import { setInvisible } from './invisible.ts'
import { toWanted, type WantedPhpProfile } from './php-profile.ts'
import { setSexuality } from './sexuality.ts'

/** What an old client changes in one go. Only our own pages and programs do so: a lander reads at most. */
export async function changeByPhp(ctx: Context, body: WantedPhpProfile, isLander: boolean): Promise<void> {
  if (isLander) throw originRefused()
  const { me } = ctx
  if (!me) throw authenticationRequired()
  const asMember: MemberContext = { ...ctx, me }
  const { country, region, city, sexuality, sexuality_consent: consent = false, invisible_mode: invisible } = body
  if (country === undefined && (region !== undefined || city !== undefined)) throw inputInvalid({ field: 'country' })
  if (sexuality !== undefined) await setSexuality(asMember, { sexuality, consent })
  await change(asMember, toWanted(body))
  if (invisible !== undefined) await setInvisible(asMember, invisible)
}
