import { m } from '~words'
import type { AttributeName, AttributeValue } from '../../../db/reference/attributes.ts'
import { genderWords } from './gender-words.ts'

const attributeNames = {
  gender: m.attribute_gender,
  sexuality: m.attribute_sexuality,
  joiningReason: m.attribute_joining_reason,
  relationshipStatus: m.attribute_relationship_status,
  bodyType: m.attribute_body_type,
  hairColour: m.attribute_hair_colour,
  eyeColour: m.attribute_eye_colour,
  tattoos: m.attribute_tattoos,
} satisfies Record<AttributeName, () => string>

const attributeValues: { [Name in AttributeName]: Record<AttributeValue<Name>, () => string> } = {
  gender: genderWords,
  sexuality: {
    hetero: m.attribute_sexuality_hetero,
    gay: m.attribute_sexuality_gay,
    lesbian: m.attribute_sexuality_lesbian,
    bi: m.attribute_sexuality_bi,
  },
  joiningReason: {
    relationship: m.attribute_joining_reason_relationship,
    dating: m.attribute_joining_reason_dating,
    flirting: m.attribute_joining_reason_flirting,
    friendship: m.attribute_joining_reason_friendship,
    chatting: m.attribute_joining_reason_chatting,
    adventure: m.attribute_joining_reason_adventure,
    not_sure: m.attribute_joining_reason_not_sure,
  },
  relationshipStatus: {
    divorced: m.attribute_relationship_status_divorced,
    living_together: m.attribute_relationship_status_living_together,
    married: m.attribute_relationship_status_married,
    unmarried: m.attribute_relationship_status_unmarried,
    single: m.attribute_relationship_status_single,
    widowed: m.attribute_relationship_status_widowed,
  },
  bodyType: {
    slim: m.attribute_body_type_slim,
    normal: m.attribute_body_type_normal,
    fat: m.attribute_body_type_fat,
  },
  hairColour: {
    brunette: m.attribute_hair_colour_brunette,
    blond: m.attribute_hair_colour_blond,
    brown: m.attribute_hair_colour_brown,
    white: m.attribute_hair_colour_white,
    bald: m.attribute_hair_colour_bald,
    black: m.attribute_hair_colour_black,
    dark_blond: m.attribute_hair_colour_dark_blond,
    dark_brown: m.attribute_hair_colour_dark_brown,
    gray: m.attribute_hair_colour_gray,
    red: m.attribute_hair_colour_red,
    other: m.attribute_hair_colour_other,
  },
  eyeColour: {
    blue: m.attribute_eye_colour_blue,
    green: m.attribute_eye_colour_green,
    hazel: m.attribute_eye_colour_hazel,
    brown: m.attribute_eye_colour_brown,
    gray: m.attribute_eye_colour_gray,
    other: m.attribute_eye_colour_other,
  },
  tattoos: {
    none: m.attribute_tattoos_none,
    few: m.attribute_tattoos_few,
    many: m.attribute_tattoos_many,
  },
}

export function attributeNameWord(name: AttributeName): string {
  return attributeNames[name]()
}

export function attributeWord<Name extends AttributeName>(name: Name, value: AttributeValue<Name>): string {
  return attributeValues[name][value]()
}
