import { z } from 'zod'
import type { SandboxSettings } from '../../../../db/queries/sandbox/deliveries.ts'

/** The choices for the delivery of webhooks; only these values are valid. */
export const choices = {
  /** In seconds. */
  delay: [0, 2, 10, 60],
  copies: [1, 2, 5, 20],
  losses: [0, 1, 3],
  refunds: ['at_once', 'later', 'never'],
  charges: ['paid', 'later', 'refused'],
} as const

const oneOf = (values: readonly number[]) => z.enum(values.map(String)).transform(Number)
const onOrOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const settings = z.object({
  delay: oneOf(choices.delay),
  copies: oneOf(choices.copies),
  losses: oneOf(choices.losses),
  isShuffled: onOrOff,
  isSilent: onOrOff,
  refunds: z.enum(choices.refunds),
  charges: z.enum(choices.charges),
})

/** Undefined for what no form of ours holds. */
export function readSettings(field: (name: string) => string): SandboxSettings | undefined {
  return settings.safeParse(Object.fromEntries(Object.keys(settings.shape).map((name) => [name, field(name)]))).data
}
