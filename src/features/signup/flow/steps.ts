import type { WireRefusal } from '../../../../server/core/refusal.ts'
import type { Errors, Trouble } from '../../../lib/form/trouble.ts'
import type { SignupFormInput } from './draft.ts'

/** Product §3.2. */
export const steps = ['gender', 'identity', 'area', 'about', 'password'] as const
export type StepName = (typeof steps)[number]

export const lastStep = steps.length - 1

/** In the order in which they stand there. */
const fields = {
  gender: ['gender'],
  identity: ['name', 'email', 'birthDate'],
  area: ['country', 'region', 'city'],
  about: ['signupMessage', 'sexuality', 'sexualityConsent'],
  password: ['password', 'consent'],
} as const satisfies Record<StepName, (keyof SignupFormInput)[]>

export type FieldName = (typeof fields)[StepName][number]
export type FieldErrors = Errors<FieldName>
export type SignupTrouble = Trouble<FieldName>

export const fieldNames: readonly FieldName[] = steps.flatMap((step) => fields[step])

export function partOf(step: number, form: SignupFormInput): Partial<SignupFormInput> {
  const names: readonly string[] = fields[steps[step]!]
  return Object.fromEntries(Object.entries(form).filter(([name]) => names.includes(name)))
}

/** Whether a refusal is about an answer of this step, or about none. */
export function isOfStep(step: number, { details }: WireRefusal): boolean {
  const names: readonly FieldName[] = fields[steps[step]!]
  const field = fieldNames.find((name) => name === details.field)
  return !field || names.includes(field)
}

export function firstStepWith(errors: FieldErrors): number | undefined {
  const index = steps.findIndex((step) => fields[step].some((name) => errors[name]))
  return index < 0 ? undefined : index
}

/** The step that may be shown: a later one than the form is filled in for (after a reload) leads back to the beginning. */
export function shownStep(
  wanted: number,
  { gender, name, email }: Pick<SignupFormInput, 'gender' | 'name' | 'email'>,
): number {
  const step = Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), lastStep) : 0
  if (!gender) return 0
  return name && email ? step : Math.min(step, 1)
}
