import { chance, pick, randomFrom } from '../../random.ts'
import { type GroundColours, type GroundColoursName, groundColours } from '../palettes.ts'
import { mirrored, picture } from '../svg.ts'
import { animals } from './animals.ts'
import { home } from './home.ts'
import { outdoors } from './outdoors.ts'
import type { Scene } from './scene.ts'
import { town } from './town.ts'

const scenes = { ...outdoors, ...town, ...home, ...animals }

export type SceneName = keyof typeof scenes

export const sceneNames = Object.keys(scenes) as SceneName[]

/** Times of day in which every scene looks right. */
const TIMES: readonly GroundColoursName[] = ['dawn', 'noon', 'meadow', 'sand', 'blossom', 'lavender', 'slate']

export interface ChosenScene {
  name: SceneName
  colours: GroundColours
  flipped: boolean
}

/** The same seed (and name) always gives the same scene. */
export function chooseScene(seed: number, name?: SceneName): ChosenScene {
  const random = randomFrom(seed)
  return {
    name: name ?? pick(random, sceneNames),
    colours: groundColours[pick(random, TIMES)],
    flipped: chance(random, 0.5),
  }
}

export function drawScene({ name, colours, flipped }: ChosenScene): string {
  const draw: Scene = scenes[name]
  return picture(flipped ? mirrored(draw(colours)) : draw(colours))
}
