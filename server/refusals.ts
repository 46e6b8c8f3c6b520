/** Every "no" of the product, a line for each feature: pure, so that browsers know them too. */
export * from './core/refusals.ts'
export * from './features/accounts/refusals.ts'
export * from './features/blocks/refusals.ts'
export * from './features/chat/refusals.ts'
export * from './features/credits/refusals.ts'
export * from './features/likes/refusals.ts'
export * from './features/members/refusals.ts'
export * from './features/places/refusals.ts'
