import { describe, expect, test } from 'bun:test'
import { emptyDraft, homeCountryOf, isTouched, noSecrets, toForm } from './draft.ts'
import { matchFilters } from './matches.ts'
import { missingIn } from './missing.ts'
import { stateOf } from './progress.ts'
import { firstStepWith, partOf, shownStep } from './steps.ts'

const draft = {
  ...emptyDraft,
  gender: 'male' as const,
  lookingFor: 'female' as const,
  name: 'Ruben',
  email: 'ruben@example.org',
  birthDate: { day: '3', month: '2', year: '1990' },
}
const form = toForm(draft, { password: 'geheim genoeg', consent: true }, 'BE')

describe('what goes to the server', () => {
  test('is the form, with the country of the visitor until another one is chosen', () => {
    expect(form).toMatchObject({ birthDate: '1990-02-03', country: 'BE', password: 'geheim genoeg', consent: true })
    expect(toForm({ ...draft, country: 'NL' }, noSecrets, 'BE').country).toBe('NL')
  })

  test('is not whom somebody looks for, nor what led there', () => {
    for (const kept of ['lookingFor', 'target', 'next']) expect(Object.keys(form)).not.toContain(kept)
  })

  test('is a day that does not exist as it was typed, and no day as nothing', () => {
    const at = (day: string, month: string, year: string) =>
      toForm({ ...draft, birthDate: { day, month, year } }, noSecrets, 'NL').birthDate
    expect(at('31', '2', '1983')).toBe('1983-2-31')
    expect(at('', '', '')).toBe('')
  })
})

test('a visitor’s country is theirs where the site serves it, else the site’s', () => {
  const site = { countries: ['NL', 'BE'] as ('NL' | 'BE')[], defaultCountry: 'NL' as const }
  expect(homeCountryOf({ ...site, visitorCountry: 'BE' })).toBe('BE')
  expect(homeCountryOf({ ...site, visitorCountry: 'DE' })).toBe('NL')
  expect(homeCountryOf({ ...site, visitorCountry: null })).toBe('NL')
})

describe('a step that is left', () => {
  test('is checked with its own questions', () => {
    expect(Object.keys(partOf(0, form))).toEqual(['gender'])
    expect(Object.keys(partOf(1, form)).toSorted()).toEqual(['birthDate', 'email', 'name'])
    expect(Object.keys(partOf(4, form)).toSorted()).toEqual(['consent', 'password'])
  })
})

test('what is wrong leads to the first step that has an error', () => {
  expect(firstStepWith({ consent: { words: 'no' }, birthDate: { words: 'no' } })).toBe(1)
  expect(firstStepWith({ email: undefined })).toBeUndefined()
})

describe('an answer that is missing', () => {
  const missing = (step: number, change: object) =>
    Object.entries(missingIn(step, { ...form, ...change })).map(([field, said]) => [field, said?.words])

  const noConsent = 'Geef hiervoor eerst je toestemming.'

  test('is told without asking the server', () => {
    expect(missing(0, { gender: '' })).toEqual([['gender', 'Kies je geslacht.']])
    expect(missing(1, { email: ' ' })).toEqual([['email', 'Vul je e-mailadres in.']])
    expect(missing(3, { sexuality: 'bi', sexualityConsent: false })).toEqual([['sexualityConsent', noConsent]])
    expect(missing(4, { consent: false })).toEqual([['consent', noConsent]])
    expect(missing(4, { password: '', consent: false })).toEqual([
      ['password', 'Kies een wachtwoord van 8 tot 128 tekens.'],
      ['consent', noConsent],
    ])
  })

  test('is none once it is there', () => {
    for (const step of [0, 1, 2, 3, 4]) expect(missing(step, {})).toEqual([])
  })
})

test('somebody new is shown whom they look for, else the other gender, of about their age and at home', () => {
  const site = {
    countries: ['NL', 'BE'] as ('NL' | 'BE')[],
    defaultCountry: 'NL' as const,
    visitorCountry: null,
    minAge: 18,
  }
  const form = { country: 'BE', birthDate: '1983-02-03' }
  const filters = (lookingFor: '' | 'all' | 'male') =>
    matchFilters({ gender: 'male', lookingFor }, form, site, new Date('2026-06-01T12:00:00Z'))
  const near = { country: 'BE', minAge: 33, maxAge: 53 } as const
  expect(filters('')).toEqual({ gender: 'female', ...near })
  expect(filters('male')).toEqual({ gender: 'male', ...near })
  expect(filters('all')).toEqual({ gender: undefined, ...near })
})

test('after a reload only a step is shown for which the form is filled in', () => {
  expect(shownStep(3, draft)).toBe(3)
  expect(shownStep(3, emptyDraft)).toBe(0)
  expect(shownStep(3, { ...draft, email: '' })).toBe(1)
  expect(shownStep(12, draft)).toBe(4)
  expect(shownStep(-1, draft)).toBe(0)
  expect(shownStep(Number.NaN, draft)).toBe(0)
})

test('closing asks only when something would be lost', () => {
  expect(isTouched(emptyDraft)).toBe(false)
  expect(isTouched({ ...emptyDraft, target: { id: 'x', name: 'Sanne' }, next: '/likes' })).toBe(false)
  expect(isTouched({ ...emptyDraft, name: 'R' })).toBe(true)
})

test('each stage waits, runs and is done in its turn', () => {
  expect(stateOf('check', 'create')).toBe('done')
  expect(stateOf('create', 'create')).toBe('running')
  expect(stateOf('mail', 'create')).toBe('waiting')
  expect(stateOf('mail', 'done')).toBe('done')
})
