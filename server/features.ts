/** The features of the product, a line for each. What they declare is put together from here. */
export { accounts } from './features/accounts/feature.ts'
export { blocks } from './features/blocks/feature.ts'
export { chat } from './features/chat/feature.ts'
export { likes } from './features/likes/feature.ts'
export { live } from './features/live/feature.ts'
export { members } from './features/members/feature.ts'
export { places } from './features/places/feature.ts'
export { sites } from './features/sites/feature.ts'
