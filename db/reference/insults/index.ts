/** What looks like an insult, by hand and short on purpose: better one too few than a question nobody understands. */
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { InsultWords } from './insult-words.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'

/** Each by itself: a word of one language means something else in another. */
export const insultWords: readonly InsultWords[] = [nl, en, de, fr, es, it, pl]
