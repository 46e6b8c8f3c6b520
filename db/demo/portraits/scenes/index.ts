import { pick, randomFrom } from '../../random.ts'
import { type GroundColoursName, groundColours } from '../palettes.ts'
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

/** A secondary photo as an SVG of 800 x 1000; the same seed (and name) always gives the same picture. */
export function drawScene(seed: number, name?: SceneName): string {
  const random = randomFrom(seed)
  const chosen: Scene = scenes[name ?? pick(random, sceneNames)]
  const drawn = chosen(groundColours[pick(random, TIMES)])
  return picture(random() < 0.5 ? mirrored(drawn) : drawn)
}
