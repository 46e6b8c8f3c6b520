import { AsyncLocalStorage } from 'node:async_hooks'
import { overwriteGetLocale } from '../../../i18n/paraglide/runtime.js'
import type { Locale } from './locales.ts'

const current = new AsyncLocalStorage<Locale>()
overwriteGetLocale(() => current.getStore() ?? 'nl')

/** Runs `action` so that every message it asks for is in this language. */
export function inLocale<T>(locale: Locale, action: () => T): T {
  return current.run(locale, action)
}
