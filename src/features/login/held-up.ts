import type { RefusalCode } from '../../lib/refusal-words.ts'

/** A link by mail leads past these, and so does a new password. */
export const heldUp: readonly RefusalCode[] = ['login_failed', 'login_locked', 'login_link_required']
