import { between, chance, pick, pickWeighted, randomFrom } from '../../random.ts'
import { glassesColours, jewelColours } from '../extras.ts'
import type { HairName } from '../hair/index.ts'
import type { PortraitLook, PortraitPerson } from '../look.ts'
import { chooseColours } from './colours.ts'
import {
  browsWeights,
  chooseBeard,
  chooseHairColour,
  clothesWeights,
  earringWeights,
  eyesWeights,
  femaleFaces,
  glassesWeights,
  maleFaces,
  mouthWeights,
  noseWeights,
} from './features.ts'
import { hairWeights, stageOf } from './hair.ts'
import { eyeColourWeights, originWeights, skinWeights } from './origins.ts'

/** A likely look for somebody of this gender, age and origin; the same for the same seed. */
export function chooseLook(seed: number, person: PortraitPerson): PortraitLook {
  const random = randomFrom(seed)
  const { gender, age } = person
  const origin = person.origin ?? pickWeighted(random, originWeights)
  const skin = pickWeighted(random, skinWeights[origin])
  const hair = pickWeighted(random, hairWeights[gender][origin][stageOf(age)])
  const hairColour = chooseHairColour(random, gender, age, origin)
  const beard = gender === 'male' ? chooseBeard(random, age, hair) : 'none'
  const clothes = pickWeighted(random, clothesWeights(gender, age, hair))
  const around = chooseColours(random, { gender, skin, hair, hairColour, clothes })

  return {
    gender,
    age,
    origin,
    skin,
    face: pickWeighted(random, gender === 'male' ? maleFaces : femaleFaces),
    nose: pickWeighted(random, noseWeights(origin)),
    eyes: pickWeighted(random, eyesWeights(gender, origin)),
    eyeColour: pickWeighted(random, eyeColourWeights[origin]),
    brows: pickWeighted(random, browsWeights(gender, age)),
    mouth: pickWeighted(random, mouthWeights),
    freckles: origin === 'europe' && age < 45 && chance(random, hairColour === 'red' ? 0.7 : 0.08),
    hair,
    hairColour,
    flipped: chance(random, 0.5),
    beard,
    glasses: pickWeighted(random, glassesWeights(age)),
    glassesColour: pick(random, glassesColours),
    earrings: gender === 'female' ? pickWeighted(random, earringWeights(hair)) : 'none',
    jewelColour: pick(random, jewelColours),
    clothes,
    ...around,
    lean: pick(random, [-3, -2, -1, 0, 0, 1, 2, 3]),
    near: pick(random, isTall(hair) ? [0.93, 0.97] : [0.93, 0.97, 1, 1.03, 1.06]),
    aside: between(random, -12, 12),
  }
}

/** Hair so high that a near camera would cut it off. */
function isTall(hair: HairName): boolean {
  return ['topBun', 'messyBun', 'headwrap', 'beanie'].includes(hair)
}
