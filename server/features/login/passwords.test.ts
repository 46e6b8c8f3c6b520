import { expect, test } from 'bun:test'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known by its hash, which says how it was made', async () => {
  const hash = await hashPassword('een lange zin')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await isPassword('een lange zin', hash, 'here')).toBe(true)
  expect(await isPassword('een andere zin', hash, 'here')).toBe(false)
})

test('no password opens an account without one', async () => {
  expect(await isPassword('', null, 'here')).toBe(false)
  expect(await isPassword('een lange zin', undefined, 'here')).toBe(false)
})

test('many tries from one network keep another’s waiting for one of them', async () => {
  const tried: string[] = []
  const tryFrom = (network: string) => isPassword('een lange zin', null, network).then(() => tried.push(network))
  await Promise.all([...Array.from({ length: 16 }, () => tryFrom('theirs')), tryFrom('mine')])
  // Two are compared side by side, and which of these ends first is up to the machine.
  expect(tried.indexOf('mine')).toBeLessThan(8)
}, 60_000)

test('who comes when two hundred wait already is asked to come back, and those who wait get their turn', async () => {
  const crowd = Array.from({ length: 203 }, (_, i) => hashPassword(`${i}`))
  const outcomes = await Promise.allSettled(crowd)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(202)
  expect(outcomes.at(-1)).toMatchObject({ status: 'rejected', reason: { code: 'try_again_later' } })
  expect(await hashPassword('x')).toBeString()
}, 60_000)
