import { ensureBuilt } from '../scripts/build.ts'
import { generate } from '../scripts/generate.ts'
import { absolute, atMost, type Benchmark, type Figure, withUnit } from './lib/figures.ts'
import { firstLoad, routeSize, sizeOfEmptyApp } from './lib/script-sizes.ts'

/** What a visitor and a member load first. */
const firstRoutes = ['/', '/members/']

const kilobyte = 1000

export const benchmark: Benchmark<undefined> = {
  title: 'Script that browsers load, brotli: at first beside the empty app on the same libraries, and with later pages',
  tiny: undefined,
  full: undefined,
  run,
}

async function run(): Promise<Figure[]> {
  await generate()
  const { locales } = await ensureBuilt({ production: true })
  const emptyApp = await sizeOfEmptyApp()
  const figures: Figure[] = []
  for (const [locale, assets] of Object.entries(locales)) {
    for (const route of firstRoutes)
      figures.push(beside(`first load of ${route} (${locale})`, firstLoad(assets, route), emptyApp))
    const [route, size] = heaviest(Object.keys(assets.routes).map((name) => [name, routeSize(assets, name)]))
    const [unit, goal] = ['kB', atMost(20)]
    figures.push(absolute({ name: `heaviest later route (${locale}): ${route}`, unit, value: size / kilobyte, goal }))
  }
  return figures
}

/** Sizes do not vary from round to round: one is enough. */
function beside(name: string, ours: number, emptyApp: number): Figure {
  const [goal, ratio] = [atMost(1.35), ours / emptyApp]
  const size = (bytes: number) => withUnit(bytes / kilobyte, 'kB')
  const verdict = goal.isMet(ratio) ? 'met' : 'missed'
  return { name, ours: size(ours), beside: size(emptyApp), ratio, goal: goal.text, verdict }
}

const heaviest = (sizes: [string, number][]): [string, number] =>
  sizes.reduce((most, size) => (size[1] > most[1] ? size : most), ['none', 0])
