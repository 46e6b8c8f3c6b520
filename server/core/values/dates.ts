import { z } from 'zod'

/** A point in time from a client. No earlier or later one is in the database, and some are more than it can hold. */
export const dateSchema = z.date().min(new Date(0)).max(new Date('2200-01-01'))
