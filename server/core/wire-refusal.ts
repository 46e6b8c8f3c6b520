import { z } from 'zod'
import { inLocale } from './i18n/locale.ts'
import type { Locale } from './i18n/locales.ts'
import type { Refusal, WireRefusal } from './refusal.ts'

/** A refusal within an answer. What its details are is held to where it is thrown, by the type of the refusal. */
export const wireRefusal: z.ZodType<WireRefusal> = z.object({
  code: z.string(),
  words: z.string(),
  details: z.looseObject({
    field: z.string().optional(),
    retryAfter: z.number().optional(),
    get problems() {
      return z.array(wireRefusal).optional()
    },
  }),
})

/** A refusal with its words in this language. */
export const toWire = (refusal: Refusal, locale: Locale): WireRefusal => inLocale(locale, () => refusal.wire)
