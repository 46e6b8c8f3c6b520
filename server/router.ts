import { router } from './core/procedures.ts'
import * as features from './features.ts'

type Features = typeof features
type WithRouter = { [Name in keyof Features]: Features[Name] extends { router: object } ? Name : never }[keyof Features]
type Routers = { [Name in WithRouter]: Features[Name]['router'] }

const routers = Object.entries(features).map(([name, declared]) => [name, declared.router])

export const appRouter = router(Object.fromEntries(routers) as Routers)

export type AppRouter = typeof appRouter
