import { z } from 'zod'
import type { CardRow } from '../../../db/queries/members/cards.ts'
import { genders } from '../../../db/reference/attributes.ts'
import { type PhotoSigner, type PhotoVariant, photoAddresses } from '../photos/addresses.ts'
import { ageOn, isNewOn, lastActiveOn, lastActives } from './rules.ts'

/** Signed addresses that are valid for an hour or two, and the placeholder colour until the file has loaded. */
export const cardPhoto = z.object({ thumb: z.string(), card: z.string(), match: z.string(), colour: z.string() })
export type CardPhoto = z.infer<typeof cardPhoto>

export const memberCard = z.object({
  id: z.string(),
  name: z.string(),
  /** In whole years. */
  age: z.number(),
  gender: z.enum(genders),
  country: z.string(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  lastActive: z.enum(lastActives),
  isNew: z.boolean(),
  premium: z.boolean(),
  /** Product §1.8. */
  fictional: z.boolean(),
  photo: cardPhoto.nullable(),
})
export type MemberCard = z.infer<typeof memberCard>

export function toCard(signer: PhotoSigner, row: CardRow, now: Date): MemberCard {
  const { photoId, photoColour } = row
  return {
    ...toPerson(row, now),
    photo: photoId && photoColour ? toCardPhoto(signer, photoId, photoColour, now) : null,
  }
}

export function toPerson(row: Omit<CardRow, 'photoId' | 'photoColour'>, now: Date): Omit<MemberCard, 'photo'> {
  const { id, name, gender, country, region, city, fictional } = row
  return {
    id,
    name,
    age: ageOn(row.birthDate, now),
    gender,
    country,
    region,
    city,
    lastActive: lastActiveOn(row.activeSlot, now),
    isNew: isNewOn(row.createdAt, now),
    premium: row.premiumSince !== null,
    fictional,
  }
}

export function toCardPhoto(signer: PhotoSigner, id: string, colour: string, now: Date): CardPhoto {
  return cardPhotoAt(photoAddresses(signer, id, now), colour)
}

export function cardPhotoAt(address: (variant: PhotoVariant) => string, colour: string): CardPhoto {
  return { thumb: address('thumb'), card: address('card'), match: address('match'), colour }
}
