import { z } from 'zod'
import { genders } from '../../../db/reference/attributes.ts'
import type { CardPhoto, MemberCard } from './card.ts'

/** What outsiders see of members: the frozen names (product §16.2). */

const file = z.string().meta({ description: 'Put `cdn_prefix` of the settings before it. Works for an hour or two.' })

export const imageSchema = z.strictObject({ filename: file, thumb_filename: file, status: z.enum(['active']) })

/** Of one's own photo: others see it when it is active. */
export const ownImageSchema = imageSchema.extend({ status: z.enum(['active', 'under_inspection']) })

export const profileSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  age: z.int().meta({ description: 'In whole years. The date of birth stays with the member.' }),
  gender: z.enum(genders),
  country: z.string().meta({ description: 'ISO 3166-1' }),
  region: z.string().nullable().meta({ description: 'ISO 3166-2, a code of regions.php' }),
  city: z.string().nullable(),
  paid_user: z.boolean(),
  is_new: z.boolean(),
  last_active: z.enum(['today', 'yesterday', 'this_week', 'this_month', 'earlier']),
  fictional: z.boolean().meta({
    description: 'A made-up profile of the operator. Show the icon and `fictional_warning` wherever it appears.',
  }),
  main_image: imageSchema.nullable(),
})

export const likeImageSchema = imageSchema.extend({ match_filename: file })

export type PhpProfile = z.infer<typeof profileSchema>
export type PhpImage = z.infer<typeof imageSchema>

export function toPhpProfile({ premium, isNew, lastActive, photo, ...card }: MemberCard): PhpProfile {
  const { id, name, age, gender, country, region, city, fictional } = card
  const about = { paid_user: premium, is_new: isNew, last_active: lastActive, fictional }
  return { id, name, age, gender, country, region, city, ...about, main_image: photo && toPhpImage(photo) }
}

function toPhpImage({ card, thumb }: Pick<CardPhoto, 'card' | 'thumb'>): PhpImage {
  return { filename: card, thumb_filename: thumb, status: 'active' }
}

export function toOwnImage(photo: CardPhoto & { underInspection: boolean }): z.infer<typeof ownImageSchema> {
  return { ...toPhpImage(photo), status: photo.underInspection ? 'under_inspection' : 'active' }
}

export function toLikeImage(photo: CardPhoto): z.infer<typeof likeImageSchema> {
  return { ...toPhpImage(photo), match_filename: photo.match }
}
