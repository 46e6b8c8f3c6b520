import { chance, pick, type Random, shuffled } from '../../random.ts'
import { type GroundName, grounds } from '../grounds.ts'
import { isCovering } from '../hair/index.ts'
import type { PortraitLook } from '../look.ts'
import {
  type ClothName,
  cloths,
  distance,
  type GroundColoursName,
  groundColours,
  hairColours,
  skins,
} from '../palettes.ts'

interface Around {
  cloth: ClothName
  headCloth: ClothName
  ground: GroundName
  groundColours: GroundColoursName
}

/** Evening grounds are kept for some, so that a page of portraits stays light. */
const DARK_GROUNDS: readonly GroundColoursName[] = ['dusk', 'night']
/** What hardly any man wears. */
const NOT_MENS: readonly ClothName[] = ['rose', 'coral', 'lilac']
const SOBER: readonly ClothName[] = ['navy', 'charcoal', 'petrol', 'moss', 'wine', 'plum']

/** Colours in which head, clothes and ground stand clear of each other. */
export function chooseColours(
  random: Random,
  worn: Pick<PortraitLook, 'gender' | 'skin' | 'hair' | 'hairColour' | 'clothes'>,
): Around {
  const skin = skins[worn.skin].base
  const names = shuffled(random, Object.keys(cloths) as ClothName[]).filter(
    (name) => worn.gender === 'female' || !NOT_MENS.includes(name),
  )
  const headCloth = names.find((name) => distance(cloths[name].base, skin) > 75) as ClothName
  const covered = isCovering(worn.hair) ? cloths[headCloth].base : hairColours[worn.hairColour].base
  const head = worn.hair === 'bald' ? skin : covered

  const light = !chance(random, 0.4)
  const places = shuffled(random, Object.keys(groundColours) as GroundColoursName[])
  const stands = (name: GroundColoursName) =>
    distance(groundColours[name].sky, head) > 95 && distance(groundColours[name].far, head) > 60
  const place =
    places.find((name) => stands(name) && !(light && DARK_GROUNDS.includes(name))) ?? places.find(stands) ?? 'noon'

  const { far, near } = groundColours[place]
  const clear = (name: ClothName) =>
    name !== headCloth &&
    (worn.clothes !== 'suit' || SOBER.includes(name)) &&
    Math.min(...[far, near, skin].map((other) => distance(cloths[name].base, other))) > 62
  return {
    headCloth,
    cloth: names.find(clear) ?? (headCloth === 'navy' ? 'charcoal' : 'navy'),
    ground: pick(random, Object.keys(grounds) as GroundName[]),
    groundColours: place,
  }
}
