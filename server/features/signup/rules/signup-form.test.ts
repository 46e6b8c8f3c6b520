import { describe, expect, test } from 'bun:test'
import { placesIn } from '../../../../db/reference/places.ts'
import type { Refusal } from '../../../core/refusal.ts'
import { siteSettings } from '../../../settings.ts'
import { emailInvalid } from '../../mail/refusals.ts'
import { parseLivingArea } from '../../profile/rules/living-area.ts'
import { genderRequired } from '../refusals.ts'
import { aForm } from '../testing/forms.ts'
import { refuseUninvited } from './invitation.ts'
import { checkSignup, type SignupForm, throwTogether } from './signup-form.ts'
import { parseTracking } from './tracking.ts'

const facts = {
  settings: siteSettings.parse({}),
  commonPasswords: new Set(['wachtwoord']),
  places: await placesIn('NL'),
  now: new Date('2026-06-01T12:00:00Z'),
}

/** Nothing but what has to be answered. */
const unsaid = { joiningReason: null, relationshipStatus: null, hairColour: null, signupMessage: '', interests: [] }
const ada: SignupForm = aForm(unsaid)

const codesOf = (form: Partial<SignupForm>) => checkSignup(form, facts).refusals.map(({ code }) => code)

test('a form that is filled in well is ready to be stored', () => {
  const { parsed, refusals } = checkSignup({ ...ada, email: ' Ada@Example.org ', name: ' Ada ' }, facts)
  expect(refusals).toEqual([])
  expect(parsed).toMatchObject({
    name: 'Ada',
    email: { email: 'Ada@Example.org', normalized: 'ada@example.org' },
    livingArea: { country: 'NL', region: 'NL-NH', city: 'Haarlem' },
  })
})

test('everything that is wrong is said at once, in the order of the questions', () => {
  const wrong = { ...ada, gender: '', name: '@ada', email: 'ada', birthDate: '', country: 'XX', password: 'kort' }
  const expected = [
    ...['gender_required', 'profile_name_at_sign', 'email_invalid', 'birth_date_required', 'country_unknown'],
    ...['signup_message_length', 'consent_required', 'password_length', 'consent_required'],
  ]
  const long = { ...wrong, signupMessage: 'a'.repeat(301), sexuality: 'bi' as const, consent: false }
  expect(codesOf(long)).toEqual(expected as ReturnType<typeof codesOf>)
})

test('one thing wrong is that refusal, several are one refusal with problems', () => {
  const thrownBy = (refusals: Refusal[]) => {
    try {
      throwTogether(refusals)
    } catch (error) {
      return error as Refusal
    }
  }
  const [first, second] = [emailInvalid({ field: 'email' }), genderRequired()]
  expect(thrownBy([])).toBeUndefined()
  expect(thrownBy([first])).toBe(first)
  expect(thrownBy([first, second])).toMatchObject({
    code: 'input_invalid',
    details: {
      problems: [
        { code: 'email_invalid', details: { field: 'email' } },
        { code: 'gender_required', details: {} },
      ],
    },
  })
})

test('while the form grows only what is there is judged', () => {
  expect(codesOf({ name: 'Ada', email: 'ada@example.org' })).toEqual([])
  expect(codesOf({ name: 'ada@example.org', email: 'ada@example.org' })).toEqual(['profile_name_is_email'])
  expect(codesOf({ country: 'NL' })).toEqual([])
})

test('sexuality is taken with its own consent, and not without', () => {
  expect(codesOf({ sexuality: 'gay', sexualityConsent: false })).toEqual(['consent_required'])
  expect(codesOf({ sexuality: 'gay', sexualityConsent: true })).toEqual([])
  expect(codesOf({ sexuality: null, sexualityConsent: false })).toEqual([])
})

describe('a living area', () => {
  const countries = ['NL', 'BE'] as const
  const refusalOf = (country: string, region: string | null, city: string | null) => {
    try {
      return parseLivingArea({ country, region, city }, { countries, places: facts.places })
    } catch (error) {
      return (error as Refusal).code
    }
  }

  test('may be just a country', () => {
    expect(refusalOf('BE', null, null)).toEqual({ country: 'BE', region: null, city: null })
    expect(refusalOf('BE', '', '')).toEqual({ country: 'BE', region: null, city: null })
  })

  test('is of a country that the site serves', () => {
    expect(refusalOf('DE', null, null)).toBe('country_unknown')
    expect(refusalOf('constructor', null, null)).toBe('country_unknown')
  })

  test('has a region of that country', () => {
    expect(refusalOf('BE', 'NL-NH', null)).toBe('region_unknown')
    expect(refusalOf('NL', 'somewhere', null)).toBe('region_unknown')
  })

  test('has a place of that region, because a name of one’s own could be an address', () => {
    expect(refusalOf('NL', 'NL-NH', 'Kerkstraat 12, Haarlem')).toBe('city_invalid')
    expect(refusalOf('NL', 'NL-NH', 'Zwaagdijk-Oost')).toMatchObject({ city: 'Zwaagdijk-Oost' })
    expect(refusalOf('NL', 'NL-ZH', 'Haarlem')).toBe('city_invalid')
    expect(refusalOf('NL', null, 'Haarlem')).toBe('city_invalid')
  })
})

describe('tracking data', () => {
  test('loses the braces of templates that nobody filled in', () => {
    expect(parseTracking({ network: '{network}', ref: 'ab{c}' })).toEqual({
      network: 'network',
      ref: 'abc',
      sub1: null,
      sub2: null,
      sub3: null,
    })
  })

  test('is nothing when nothing was in it', () => {
    expect(parseTracking({ network: ' ', ref: '{}' })).toBeNull()
  })

  test('is cut where it gets long', () => {
    expect(parseTracking({ ref: 'x'.repeat(5000) })?.ref).toHaveLength(200)
  })
})

describe('who may sign up', () => {
  const tracking = parseTracking({ network: 'friends' })
  const isRefused = (...args: Parameters<typeof refuseUninvited>) => {
    try {
      refuseUninvited(...args)
      return false
    } catch (error) {
      return (error as Refusal).code === 'signup_closed'
    }
  }

  test('everybody, or who comes with a traffic source, or nobody by themselves', () => {
    expect(isRefused('all', null)).toBe(false)
    expect(isRefused('with_trafficsource', null)).toBe(true)
    expect(isRefused('with_trafficsource', tracking)).toBe(false)
    expect(isRefused('with_trafficsource', parseTracking({ sub1: 'x' }))).toBe(true)
    expect(isRefused('other', tracking)).toBe(true)
  })
})
