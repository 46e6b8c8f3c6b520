import type {
  BodyType,
  EyeColour,
  HairColour,
  JoiningReason,
  RelationshipStatus,
  Sexuality,
  TattooAnswer,
} from '../../reference/attributes.ts'
import { type Interest, interests } from '../../reference/interests.ts'
import { isCovering } from '../portraits/hair/index.ts'
import type { PortraitGender, PortraitLook } from '../portraits/look.ts'
import type { HairColourName } from '../portraits/palettes.ts'
import { between, chance, pickWeighted, type Random } from '../random.ts'

/** What somebody says about themselves; null for what they have left open. */
export interface Attributes {
  sexuality: Sexuality | null
  joiningReason: JoiningReason | null
  relationshipStatus: RelationshipStatus | null
  bodyType: BodyType | null
  hairColour: HairColour | null
  eyeColour: EyeColour | null
  tattoos: TattooAnswer | null
}

const hairColours: Record<HairColourName, HairColour> = {
  black: 'black',
  softBlack: 'black',
  darkBrown: 'dark_brown',
  brown: 'brown',
  chestnut: 'brunette',
  darkBlond: 'dark_blond',
  blond: 'blond',
  lightBlond: 'blond',
  red: 'red',
  gray: 'gray',
  darkGray: 'gray',
  white: 'white',
  pink: 'other',
  teal: 'other',
}

/** Attributes that go with the portrait. `complete` leaves nothing open. */
export function chooseAttributes(
  random: Random,
  look: PortraitLook,
  sexuality: Sexuality,
  complete: boolean,
): Attributes {
  const said = <T>(value: T): T | null => (complete || chance(random, 0.86) ? value : null)
  return {
    sexuality: said(sexuality),
    joiningReason: said(pickWeighted<JoiningReason>(random, joiningReasons(look.age))),
    relationshipStatus: said(pickWeighted<RelationshipStatus>(random, relationshipStatuses(look.age))),
    bodyType: said(look.face === 'full' ? 'fat' : pickWeighted<BodyType>(random, { slim: 3, normal: 6 })),
    hairColour: said(hairColourOf(look)),
    eyeColour: said(look.eyeColour),
    tattoos: said(
      pickWeighted<TattooAnswer>(random, { none: 6, few: look.age < 50 ? 4 : 1.5, many: look.age < 45 ? 1 : 0.3 }),
    ),
  }
}

function hairColourOf({ hair, hairColour }: PortraitLook): HairColour | null {
  if (hair === 'bald') return 'bald'
  return isCovering(hair) ? null : hairColours[hairColour]
}

function joiningReasons(age: number): Record<JoiningReason, number> {
  const young = age < 30 ? 2 : 1
  return { relationship: 9, dating: 6, flirting: young, friendship: 2, chatting: 2, adventure: young, not_sure: 2 }
}

function relationshipStatuses(age: number): Record<RelationshipStatus, number> {
  return {
    single: 10,
    unmarried: age < 40 ? 3 : 1,
    divorced: age < 30 ? 0 : age < 40 ? 2 : 7,
    widowed: age < 50 ? 0 : age < 60 ? 1.5 : 5,
    living_together: 0.3,
    married: 0.3,
  }
}

export function chooseSexuality(random: Random, gender: PortraitGender): Sexuality {
  return pickWeighted<Sexuality>(random, { hetero: 86, bi: 6, [gender === 'male' ? 'gay' : 'lesbian']: 8 })
}

export function attractedTo(gender: PortraitGender, sexuality: Sexuality): PortraitGender[] {
  if (sexuality === 'bi') return ['male', 'female']
  const same = sexuality === 'gay' || sexuality === 'lesbian'
  return [same === (gender === 'male') ? 'male' : 'female']
}

/** Three to nine; ordinary things more often than intimate ones. */
export function chooseInterests(random: Random): Interest[] {
  const weights = Object.fromEntries(interests.map((interest) => [interest, rare.has(interest) ? 0.35 : 1]))
  const chosen: Interest[] = []
  for (let left = between(random, 3, 9); left > 0; left--) {
    const interest = pickWeighted(random, weights) as Interest
    weights[interest] = 0
    chosen.push(interest)
  }
  return interests.filter((interest) => chosen.includes(interest))
}

const rare: ReadonlySet<Interest> = new Set([
  'kissing',
  'massage',
  'flirting',
  'relationship',
  'cars',
  'motorcycles',
  'technology',
  'fashion',
])
