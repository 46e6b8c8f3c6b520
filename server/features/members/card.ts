import type { CardRow } from '../../../db/queries/cards.ts'
import { type PhotoSigner, photoAddress } from '../photos/addresses.ts'
import { ageOn, isNewOn, type LastActive, lastActiveOn } from './rules.ts'

/** What others see of a member in a grid, a list or a pop-up. */
export interface MemberCard {
  id: string
  name: string
  /** In whole years. */
  age: number
  gender: 'male' | 'female'
  country: string
  region: string | null
  city: string | null
  lastActive: LastActive
  isNew: boolean
  premium: boolean
  /** A made-up profile of the operator: the label stands wherever this is shown. */
  fictional: boolean
  photo: CardPhoto | null
}

/** Signed addresses that live for an hour or two, and the colour that stands in until the file is there. */
export interface CardPhoto {
  thumb: string
  card: string
  match: string
  colour: string
}

export function toCard(signer: PhotoSigner, row: CardRow, now: Date): MemberCard {
  const { photoKey, photoColour } = row
  return {
    ...toPerson(row, now),
    photo: photoKey && photoColour ? toCardPhoto(signer, photoKey, photoColour, now) : null,
  }
}

/** A card without its photo. */
export function toPerson(row: Omit<CardRow, 'photoKey' | 'photoColour'>, now: Date): Omit<MemberCard, 'photo'> {
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

export function toCardPhoto(signer: PhotoSigner, key: string, colour: string, now: Date): CardPhoto {
  return {
    thumb: photoAddress(signer, key, 'thumb', now),
    card: photoAddress(signer, key, 'card', now),
    match: photoAddress(signer, key, 'match', now),
    colour,
  }
}
