import { z } from 'zod'
import { attributes } from '../../../db/reference/attributes.ts'
import { interests } from '../../../db/reference/interests.ts'
import { memberProcedure, router } from '../../core/procedures.ts'
import { choices } from '../members/choices.ts'
import { change } from './change.ts'
import { changeRefusals } from './change-refusals.ts'
import { setInvisible } from './invisible.ts'
import { profileLimit } from './limits.ts'
import { getOwn, ownProfile } from './own.ts'
import { setPublicity } from './publicity.ts'
import { consentRequired } from './refusals.ts'
import { setSexuality } from './sexuality.ts'

/** Code units that are looked at: the rules judge what is typed. */
const typed = z.string().max(5000)
const someInterests = z.array(z.enum(interests)).max(interests.length)

const wantedProfile = z.object({
  name: z.string().max(500).optional(),
  area: z
    .object({ country: z.string().max(2), region: z.string().max(6).nullable(), city: z.string().max(200).nullable() })
    .optional(),
  about: z.object({ text: typed, was: typed.optional() }).optional(),
  ...z.object(choices).partial().shape,
  interests: z.object({ add: someInterests, remove: someInterests }).optional(),
})

const tells = ['own_profile', 'account', 'profile_changed'] as const

export const profileRouter = router({
  own: memberProcedure.output(ownProfile).query(({ ctx }) => getOwn(ctx, ctx.me.id)),

  change: memberProcedure
    .meta({ limit: profileLimit, refuses: changeRefusals, tells })
    .input(wantedProfile)
    .output(z.void())
    .mutation(({ ctx, input }) => change(ctx, input)),

  setSexuality: memberProcedure
    .meta({ limit: profileLimit, refuses: [consentRequired], tells })
    .input(z.object({ sexuality: z.enum(attributes.sexuality).nullable(), consent: z.boolean() }))
    .output(z.void())
    .mutation(({ ctx, input }) => setSexuality(ctx, input)),

  setInvisible: memberProcedure
    .meta({ limit: profileLimit, tells: ['own_profile', 'account', 'reset'] })
    .input(z.object({ invisible: z.boolean() }))
    .output(z.void())
    .mutation(({ ctx, input }) => setInvisible(ctx, input.invisible)),

  setPublicity: memberProcedure
    .meta({ limit: profileLimit, tells: ['own_profile'] })
    .input(z.object({ shownToVisitors: z.boolean(), foundBySearchEngines: z.boolean() }).partial())
    .output(z.void())
    .mutation(({ ctx, input }) => setPublicity(ctx, input)),
})
