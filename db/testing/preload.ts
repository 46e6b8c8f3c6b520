import { afterAll } from 'bun:test'
import { stopTestServer } from './server.ts'

// In a preloaded file this is the end of the whole run, not of one test file.
afterAll(stopTestServer)
