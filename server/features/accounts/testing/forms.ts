import type { SignupForm } from '../rules/signup-form.ts'
import type { SignupInput } from '../signup/sign-up.ts'

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
