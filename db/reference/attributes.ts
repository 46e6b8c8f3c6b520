/** What members can say about themselves (product §5.2). Stored values: never rename one. */
export const genders = ['male', 'female'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const joiningReasons = [
  'relationship',
  'dating',
  'flirting',
  'friendship',
  'chatting',
  'adventure',
  'not_sure',
] as const
export const relationshipStatuses = [
  'divorced',
  'living_together',
  'married',
  'unmarried',
  'single',
  'widowed',
] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const
export const hairColours = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark_blond',
  'dark_brown',
  'gray',
  'red',
  'other',
] as const
export const eyeColours = ['blue', 'green', 'hazel', 'brown', 'gray', 'other'] as const
export const tattooAnswers = ['none', 'few', 'many'] as const

export type Gender = (typeof genders)[number]
export type Sexuality = (typeof sexualities)[number]
export type JoiningReason = (typeof joiningReasons)[number]
export type RelationshipStatus = (typeof relationshipStatuses)[number]
export type BodyType = (typeof bodyTypes)[number]
export type HairColour = (typeof hairColours)[number]
export type EyeColour = (typeof eyeColours)[number]
export type TattooAnswer = (typeof tattooAnswers)[number]

/** The lists by the name of the profile's field, in the order in which a profile shows them. */
export const attributes = {
  gender: genders,
  sexuality: sexualities,
  joiningReason: joiningReasons,
  relationshipStatus: relationshipStatuses,
  bodyType: bodyTypes,
  hairColour: hairColours,
  eyeColour: eyeColours,
  tattoos: tattooAnswers,
} as const

export type AttributeName = keyof typeof attributes
export type AttributeValue<Name extends AttributeName> = (typeof attributes)[Name][number]

/**
 * What a member chooses from a list and says at once, and can be searched by. Gender stays as it is, and sexuality has a
 * consent of its own.
 */
export const traitNames = [
  'joiningReason',
  'relationshipStatus',
  'bodyType',
  'hairColour',
  'eyeColour',
  'tattoos',
] as const satisfies readonly AttributeName[]
export type TraitName = (typeof traitNames)[number]
