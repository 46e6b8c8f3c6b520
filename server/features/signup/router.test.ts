import { describe, expect, test } from 'bun:test'
import { aMember, aSite } from '../../../db/testing/factories.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { createLimits } from '../../core/limits.ts'
import { callerOf } from '../../core/procedures.ts'
import { testWorld } from '../../testing/world.ts'
import { signupRouter } from './router.ts'
import { aForm, aSignup } from './testing/forms.ts'

const database = await freshDatabase()
const { db } = database
await aSite(db)
await aSite(db, { id: 'discreet', hosts: ['discreet.test'], settings: { hideAccountExistence: true } })
const world = await testWorld(database)
const callerFor = callerOf(signupRouter)
const visitor = async (traits: Parameters<typeof world.visitor>[0] = {}) => callerFor(await world.visitor(traits))

describe('the early answer at a field', () => {
  test('offers the address that was probably meant', async () => {
    expect(await (await visitor()).checkEmail({ email: 'ruben@gmial.com' })).toEqual({
      suggestion: 'ruben@gmail.com',
      refusal: null,
    })
    expect(await (await visitor()).checkEmail({ email: 'ruben@gmail' })).toMatchObject({
      suggestion: 'ruben@gmail.com',
      refusal: { code: 'email_invalid', details: { field: 'email' } },
    })
  })

  test('tells that an address is taken, unless the site keeps that to itself', async () => {
    const { email } = await aMember(db)
    await aMember(db, { email, siteId: 'discreet' })
    const open = await visitor()
    const discreet = await visitor({ site: await world.sites.byId('discreet') })
    expect(await open.checkEmail({ email })).toMatchObject({ refusal: { code: 'email_taken' } })
    expect(await discreet.checkEmail({ email })).toEqual({ suggestion: null, refusal: null })
    expect(await discreet.checkStep({ email })).toEqual([])
  })

  test('is given thirty times a minute to one network', async () => {
    const limits = createLimits()
    const { checkEmail } = await visitor({ limits })
    for (let i = 0; i < 30; i++) await checkEmail({ email: 'ruben@example.org' })
    await expect(checkEmail({ email: 'ruben@example.org' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'too_many_requests',
    })
  })

  test('judges a profile name beside the address', async () => {
    const { checkName } = await visitor()
    expect(await checkName({ name: 'Ruben', email: '' })).toBeNull()
    expect(await checkName({ name: 'ruben@example.org', email: 'Ruben@example.org' })).toMatchObject({
      code: 'profile_name_is_email',
    })
  })
})

describe('a step of sign-up', () => {
  test('hears all that is wrong with it and nothing about the others', async () => {
    const { checkStep } = await visitor()
    const { name, email } = aForm({ name: '' })
    expect(await checkStep({ name, email, birthDate: '1990-02-31' })).toMatchObject([
      { code: 'profile_name_required', details: { field: 'name' } },
      { code: 'birth_date_invalid', details: { field: 'birthDate' } },
    ])
    expect(await checkStep({ gender: 'male' })).toEqual([])
  })

  test('hears it in its own language', async () => {
    const words = async (locale: 'nl' | 'en') => {
      const { checkStep, checkName } = await visitor({ locale })
      const [refusal] = await checkStep({ birthDate: '1990-02-31' })
      return [refusal?.words, (await checkName({ name: '', email: '' }))?.words]
    }
    expect(await words('nl')).toEqual(['Ongeldige geboortedatum.', 'Vul een profielnaam in.'])
    expect(await words('en')).toEqual(['Invalid date of birth.', 'Fill in a profile name.'])
  })

  test('takes any place of the region, however small, and no name of one’s own', async () => {
    const { checkStep } = await visitor()
    const livesIn = (city: string) => checkStep({ country: 'NL', region: 'NL-NH', city })
    expect(await livesIn('Zwaagdijk-Oost')).toEqual([])
    expect(await livesIn('Kerkstraat 12')).toMatchObject([{ code: 'city_invalid', details: { field: 'city' } }])
  })
})

describe('sign-up over the wire', () => {
  test('is a bad request with every problem in it when the form is not right', async () => {
    const { signUp } = await visitor()
    await expect(signUp(aSignup({ gender: '', email: 'x' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'input_invalid',
      cause: { details: { problems: [{ code: 'gender_required' }, { code: 'email_invalid' }] } },
    })
  })

  test('is input that is not valid when a choice is none of the list', async () => {
    const { signUp } = await visitor()
    const input = aSignup({ interests: ['stamps' as 'music'] })
    await expect(signUp(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('ends after a hundred addresses from one network, in words of its own', async () => {
    const { signUp } = await visitor({ limits: createLimits() })
    const outcomes: string[] = []
    for (let i = 0; i < 101; i++) {
      const form = { email: `nobody${i}@example.org`, consent: false }
      await signUp(aSignup(form)).catch((error) => outcomes.push(error.message))
    }
    expect(outcomes).toEqual([...Array(100).fill('consent_required'), 'signup_limited'])
  })
})
