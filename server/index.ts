import { assertRuntime } from './core/runtime.ts'

assertRuntime(Bun.version)
// Only now: older runtimes could not even load the rest.
const { start } = await import('./start.ts')
await start()
