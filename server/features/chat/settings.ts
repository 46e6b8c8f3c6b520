import { z } from 'zod'
import { publicSetting } from '../../core/site/settings.ts'

export const chatSettings = {
  /** In credits. */
  messageCredits: publicSetting(z.number().int().min(0).max(1000).default(1)),
  /** Older messages are hidden from both; 0 hides none. */
  hideMessagesAfterDays: publicSetting(z.union([z.literal(0), z.number().int().min(30).max(3650)]).default(0)),
  /** In code points. */
  messageLength: publicSetting(z.number().int().min(1).max(10_000).default(2000)),
}

declare module '../../core/site/settings.ts' {
  interface DeclaredSettings extends AsDeclared<typeof chatSettings> {}
}
