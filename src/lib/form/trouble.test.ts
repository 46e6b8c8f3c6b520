import { describe, expect, test } from 'bun:test'
import { TRPCClientError } from '@trpc/client'
import { isTrouble, mended, noTrouble, troubleIn, troubleOf } from './trouble.ts'

const words = 'Ongeldige e-mail'
const at = (field: string, code: 'email_invalid' | 'email_taken' = 'email_invalid') => ({
  code,
  words,
  details: { field },
})
const thrown = (refusal: object | null) =>
  TRPCClientError.from({ error: { code: -32600, message: 'no', data: { refusal } } })
const invalid = { words, code: 'email_invalid' } as const
const fields = ['email', 'consent'] as const

describe('what the server refuses', () => {
  test('stands at its field, the first of each; all else is said of the whole form', () => {
    expect(troubleOf([at('email'), at('email', 'email_taken'), at('elsewhere')], fields)).toEqual({
      errors: { email: invalid },
      failure: invalid,
    })
  })

  test('is said of the whole form where the form has words of its own for it', () => {
    const { errors, failure } = troubleOf([at('email', 'email_taken'), at('consent')], fields, ['email_taken'])
    expect(Object.keys(errors)).toEqual(['consent'])
    expect(failure?.code).toBe('email_taken')
  })

  test('comes one by one or all at once', () => {
    const problems = [at('email'), at('consent')]
    expect(troubleIn(thrown({ code: 'input_invalid', details: { problems } }), fields)).toEqual(
      troubleOf(problems, fields),
    )
    expect(troubleIn(thrown(at('email')), fields)).toEqual(troubleOf([at('email')], fields))
  })

  test('is a lost line or a bug as well', () => {
    expect(troubleIn(new TypeError('Failed to fetch'), fields).failure?.words).toContain('Geen verbinding')
    expect(troubleIn(thrown(null), fields).failure).toEqual({ words: 'Er is een fout opgetreden.' })
  })
})

test('an answer that is mended is no trouble any longer', () => {
  const errors = mended({ email: invalid, consent: invalid }, ['email', 'name'])
  expect(errors).toEqual({ consent: invalid })
  expect(isTrouble({ errors, failure: null })).toBe(true)
  expect(isTrouble({ errors: mended(errors, ['consent']), failure: null })).toBe(false)
  expect([isTrouble(noTrouble), isTrouble({ errors: { email: undefined }, failure: null })]).toEqual([false, false])
})
