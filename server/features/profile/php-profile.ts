import { z } from 'zod'
import { type AttributeName, attributes } from '../../../db/reference/attributes.ts'
import { interests } from '../../../db/reference/interests.ts'
import type { OwnProfile } from './own.ts'
import type { WantedProfile } from './rules/change.ts'

/** What an old client sees and changes of its member's own profile: the frozen names (product §16.2). */

const chosen = <Name extends AttributeName>(name: Name) => z.enum(attributes[name]).nullable()
const typed = z.string().max(5000)

const choices = {
  reason_for_joining: chosen('joiningReason'),
  relationship_status: chosen('relationshipStatus'),
  body_type: chosen('bodyType'),
  hair_colour: chosen('hairColour'),
  eye_colour: chosen('eyeColour'),
  tattoos: chosen('tattoos'),
}

export const ownProfileFields = {
  region: z.string().nullable().meta({ description: 'ISO 3166-2, a code of regions.php' }),
  city: z.string().nullable(),
  gender: z.enum(attributes.gender),
  age: z.int().meta({ description: 'In whole years' }),
  signup_message: z.string(),
  ...choices,
  sexuality: chosen('sexuality').meta({ description: 'Only with its own consent; to a lander always null' }),
  interests: z.array(z.string()).meta({ description: 'Ids of interests.php' }),
  invisible_mode: z.boolean(),
}

export const wantedPhpProfile = z
  .object({
    name: z.string().max(500),
    country: z
      .string()
      .max(10)
      .meta({ description: 'ISO 3166-1. Comes with `region` and `city`; without these they are emptied.' }),
    region: z.string().max(10).nullable(),
    city: z.string().max(200).nullable(),
    signup_message: typed,
    ...choices,
    sexuality: chosen('sexuality').meta({ description: 'Null withdraws the consent' }),
    sexuality_consent: z.boolean().meta({ description: 'Its own consent, wherever sexuality is given' }),
    interests: z.array(z.enum(interests)).max(interests.length).meta({ description: 'All that are to be there' }),
    invisible_mode: z.boolean(),
  })
  .partial()
export type WantedPhpProfile = z.infer<typeof wantedPhpProfile>

/** What outsiders call the fields that our refusals name. */
export const phpProfileNames = { joiningReason: 'reason_for_joining', about: 'signup_message' }

export function toPhpFields(own: OwnProfile, isLander: boolean) {
  const { region, city, gender, age, tattoos, interests, sexuality } = own
  return {
    ...{ region, city, gender, age },
    signup_message: own.about,
    reason_for_joining: own.joiningReason,
    relationship_status: own.relationshipStatus,
    body_type: own.bodyType,
    hair_colour: own.hairColour,
    eye_colour: own.eyeColour,
    tattoos,
    sexuality: isLander ? null : sexuality,
    interests,
    invisible_mode: own.invisible,
  }
}

export function toWanted(body: WantedPhpProfile): WantedProfile {
  const { name, country, region = null, city = null, signup_message: text } = body
  return {
    name,
    area: country === undefined ? undefined : { country, region, city },
    about: text === undefined ? undefined : { text },
    joiningReason: body.reason_for_joining,
    relationshipStatus: body.relationship_status,
    bodyType: body.body_type,
    hairColour: body.hair_colour,
    eyeColour: body.eye_colour,
    tattoos: body.tattoos,
    interests: body.interests && {
      add: body.interests,
      remove: interests.filter((interest) => !body.interests?.includes(interest)),
    },
  }
}
