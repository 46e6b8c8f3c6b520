/** The steps with the most in them, which nobody sees at first. */
export { AboutStep } from './AboutStep.tsx'
export { AreaStep } from './AreaStep.tsx'
