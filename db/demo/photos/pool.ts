import { chooseLook } from '../portraits/choose/index.ts'
import type { Gender, Look, Origin } from '../portraits/look.ts'
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
  /** The SVG. */
  draw(): string
}

export interface PoolPortrait extends PoolPhoto {
  gender: Gender
  band: number
  origin: Origin
  look: Look
}

export interface PoolScene extends PoolPhoto {
  name: SceneName
}

/** Where the age bands begin: people of one band share portraits. */
const bands = [18, 25, 31, 38, 46, 55, 65, 76] as const

export function bandOf(age: number): number {
  return bands.findLastIndex((start) => age >= start)
}

/** How many portraits of each origin there are in one band of one gender, about as the members are mixed. */
const portraitsOf: Record<Origin, number> = {
  europe: 10,
  mediterranean: 1,
  arab: 1,
  africa: 1,
  eastAsia: 1,
  southAsia: 1,
}

/** Some 200 portraits: enough that a page rarely shows one twice, few enough to be ready soon. */
export const portraits: readonly PoolPortrait[] = bands
  .slice(0, -1)
  .flatMap((_, band) =>
    (['female', 'male'] as const).flatMap((gender) =>
      (Object.keys(portraitsOf) as Origin[]).flatMap((origin) =>
        Array.from({ length: portraitsOf[origin] }, (_, n) => poolPortrait(gender, band, origin, n)),
      ),
    ),
  )

/** Each scene at two times of day. */
export const scenes: readonly PoolScene[] = sceneNames.flatMap((name, index) =>
  [0, 1].map((turn) => {
    const scene = chooseScene(index * 2 + turn, name)
    return { key: `demo-${name}-${turn + 1}`, name, colour: scene.colours.sky, draw: () => drawScene(scene) }
  }),
)

function poolPortrait(gender: Gender, band: number, origin: Origin, n: number): PoolPortrait {
  const key = `demo-${gender}-${bands[band]}-${origin.toLowerCase()}-${n + 1}`
  const seed = Bun.hash.crc32(key)
  const age = between(randomFrom(seed), bands[band] as number, (bands[band + 1] as number) - 1)
  const look = chooseLook(seed, { gender, age, origin })
  return { key, gender, band, origin, look, colour: groundColours[look.groundColours].sky, draw: () => drawLook(look) }
}
