import { afterAll } from 'bun:test'
import { openHome } from './server.ts'

/** A data directory for the servers of one test file: they end and it goes when the tests are over. */
export function serverHome(): string {
  const home = openHome()
  afterAll(() => home[Symbol.asyncDispose]())
  return home.path
}
