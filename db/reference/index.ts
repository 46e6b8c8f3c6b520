/**
 * Facts that the product is built on. The browser imports the single modules instead, so that no page carries the
 * cities along.
 */
export * from './attributes.ts'
export * from './cities.ts'
export * from './common-passwords.ts'
export * from './countries/codes.ts'
export * from './countries/facts.ts'
export * from './interests.ts'
export * from './mail-domains.ts'
export * from './regions.ts'
