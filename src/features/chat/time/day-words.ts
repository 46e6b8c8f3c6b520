import { m } from '~words'
import type { DayWords } from './when.ts'

export const dayWords = (): DayWords => ({ today: m.chat_today(), yesterday: m.chat_yesterday() })
