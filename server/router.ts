import type { Feature } from './core/feature.ts'
import { router } from './core/procedures.ts'
import * as features from './features.ts'

type Features = typeof features
type WithRouter = { [Name in keyof Features]: Features[Name] extends { router: object } ? Name : never }[keyof Features]
type Routers = { [Name in WithRouter]: Features[Name] extends { router: infer Router } ? Router : never }

const routers = Object.entries<Feature>(features).flatMap(([name, { router }]) => (router ? [[name, router]] : []))

export const appRouter = router(Object.fromEntries(routers) as Routers)

export type AppRouter = typeof appRouter
