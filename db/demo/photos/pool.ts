import { chooseLook } from '../portraits/choose/index.ts'
import type { Origin, PortraitGender, PortraitLook } from '../portraits/look.ts'
import { groundColours } from '../portraits/palettes.ts'
import { drawLook } from '../portraits/portrait.ts'
import { chooseScene, drawScene, type SceneName, sceneNames } from '../portraits/scenes/index.ts'
import { between, randomFrom } from '../random.ts'

/** One picture that members share. */
export interface PoolPhoto {
  /** As in `photos.storage_key`. */
  key: string
  /** What is mainly seen, as `#rrggbb`. */
  colour: string
  draw(): string
}

export interface PoolPortrait extends PoolPhoto {
  gender: PortraitGender
  band: number
  origin: Origin
  look: PortraitLook
}

export interface PoolScene extends PoolPhoto {
  name: SceneName
}

/** Age bands, whose people share portraits: where each begins, and how full it is compared with the others. */
const bands = [
  { from: 18, share: 0.75 },
  { from: 25, share: 1.2 },
  { from: 31, share: 1.3 },
  { from: 38, share: 1.3 },
  { from: 46, share: 1 },
  { from: 55, share: 0.7 },
  { from: 65, share: 0.5 },
] as const
const oldest = 75

export function bandOf(age: number): number {
  return bands.findLastIndex(({ from }) => age >= from)
}

/** How many portraits of each origin one gender has in a usual band, about as the members are mixed. */
const portraitsOf: Record<Origin, number> = {
  europe: 12,
  mediterranean: 3,
  arab: 2,
  africa: 3,
  eastAsia: 2,
  southAsia: 2,
}

/** Some 300: enough that a page hardly ever shows one twice, few enough to be ready within a minute. */
export const portraits: readonly PoolPortrait[] = bands.flatMap(({ share }, band) =>
  (['female', 'male'] as const).flatMap((gender) =>
    (Object.keys(portraitsOf) as Origin[]).flatMap((origin) =>
      Array.from({ length: Math.max(1, Math.round(portraitsOf[origin] * share)) }, (_, n) =>
        poolPortrait(gender, band, origin, n),
      ),
    ),
  ),
)

export const scenes: readonly PoolScene[] = sceneNames.flatMap((name, index) =>
  [0, 1].map((turn) => {
    const scene = chooseScene(index * 2 + turn, name)
    return { key: `demo-${name}-${turn + 1}`, name, colour: scene.colours.sky, draw: () => drawScene(scene) }
  }),
)

function poolPortrait(gender: PortraitGender, band: number, origin: Origin, n: number): PoolPortrait {
  const from = bands[band]?.from ?? 18
  const to = (bands[band + 1]?.from ?? oldest + 1) - 1
  const key = `demo-${gender}-${from}-${origin.toLowerCase()}-${n + 1}`
  const seed = Bun.hash.crc32(key)
  const age = between(randomFrom(seed), from, to)
  const look = chooseLook(seed, { gender, age, origin })
  return { key, gender, band, origin, look, colour: groundColours[look.groundColours].sky, draw: () => drawLook(look) }
}
