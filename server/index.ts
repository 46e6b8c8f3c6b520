import { assertRuntime } from './core/operations/runtime.ts'

assertRuntime(Bun.version)
// Only now: older runtimes could not even load the rest, and the rest cannot be loaded before its words are compiled.
const { generate } = await import('../scripts/generate.ts')
await generate()
const { start } = await import('./start.ts')
await start()
