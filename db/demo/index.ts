export { closeDemo } from './close.ts'
export { demoLogins, demoPassword, demoStaff } from './logins.ts'
export { renderDemoPhotos } from './photos/index.ts'
export { seedDemo } from './seed.ts'
