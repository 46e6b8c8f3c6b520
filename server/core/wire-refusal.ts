import { z } from 'zod'
import type { WireRefusal } from './refusal.ts'

/** A refusal within an answer. What its details are is held to where it is thrown, by the type of the refusal. */
export const wireRefusal: z.ZodType<WireRefusal> = z.object({
  code: z.string(),
  details: z.looseObject({
    field: z.string().optional(),
    retryAfter: z.number().optional(),
    get problems() {
      return z.array(wireRefusal).optional()
    },
  }),
})
