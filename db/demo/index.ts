export { closeDemo } from './close.ts'
export { type DemoLogin, type DemoLoginKind, demoLogins, demoPassword } from './logins.ts'
export { putDemoPhotos, renderDemoPhotos } from './photos/index.ts'
export { type SeedOutcome, seedDemo } from './seed.ts'
