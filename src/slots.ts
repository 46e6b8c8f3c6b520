/** What features show around every page, a line for each. It is in the first load: what is large comes when it is shown. */

export { confirmationSlots } from './features/confirmation/slots.ts'
export { inspectionSlots } from './features/inspection/slots.tsx'
export { likesSlots } from './features/likes/slots.ts'
export { signupSlots } from './features/signup/slots.ts'
