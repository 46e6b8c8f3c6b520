import type { z } from 'zod'
import type { signupForm, signupInput } from '../input/input.ts'

/** As the product's own client sends it. */
type SignupForm = z.infer<typeof signupForm>
type SignupInput = z.infer<typeof signupInput>

/** A form that is filled in well, with what differs. */
export function aForm(differing: Partial<SignupForm> = {}): SignupForm {
  return {
    gender: 'female',
    name: 'Ada',
    email: 'ada@example.org',
    birthDate: '1990-02-03',
    country: 'NL',
    region: 'NL-NH',
    city: 'Haarlem',
    signupMessage: 'Ik wandel graag.',
    joiningReason: 'dating',
    relationshipStatus: 'single',
    bodyType: null,
    hairColour: 'brown',
    eyeColour: null,
    tattoos: null,
    sexuality: null,
    sexualityConsent: false,
    interests: ['music', 'walking'],
    password: 'een lange zin om in te loggen',
    consent: true,
    ...differing,
  }
}

export function aSignup(differing: Partial<SignupForm> = {}, tracking: SignupInput['tracking'] = {}): SignupInput {
  return { form: aForm(differing), tracking }
}
