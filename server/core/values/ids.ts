import { z } from 'zod'

/** The id of anything. Lower case, as the database writes it, so that two spellings of one id are equal. */
export const idSchema = z.uuid().toLowerCase()
