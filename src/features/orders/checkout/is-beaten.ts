import { refusalIn } from '../../../lib/refusal-words.ts'

/** Whether a typed code does not count because what is the member's anyhow is as good or better. */
export function isBeaten(error: unknown): boolean {
  const code = refusalIn(error)?.code
  return code === 'discount_code_less' || code === 'discount_code_equal'
}
