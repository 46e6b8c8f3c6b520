import { z } from 'zod'
import { currencies } from '../../../db/reference/countries/facts.ts'

/** `Money` on its way to a browser. */
export const moneySchema = z.object({ minor: z.int(), currency: z.enum(currencies) })
