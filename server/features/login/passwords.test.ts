import { expect, test } from 'bun:test'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is known by its hash, which says how it was made', async () => {
  const hash = await hashPassword('een lange zin', 'here')
  expect(hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(await isPassword('een lange zin', hash, 'here')).toBe(true)
  expect(await isPassword('een andere zin', hash, 'here')).toBe(false)
})

test('no password opens an account without one', async () => {
  expect(await isPassword('', null, 'here')).toBe(false)
  expect(await isPassword('een lange zin', undefined, 'here')).toBe(false)
})

test('many tries and sign-ups of one network keep another’s waiting for one of them', async () => {
  const done: string[] = []
  const crowd = Array.from({ length: 16 }, (_, n) =>
    (n % 2 === 0 ? isPassword('een lange zin', null, 'theirs') : hashPassword('een lange zin', 'theirs')).then(() =>
      done.push('theirs'),
    ),
  )
  const mine = [isPassword('een lange zin', null, 'mine'), hashPassword('een lange zin', 'me')]
  await Promise.all([...crowd, ...mine.map((work) => work.then(() => done.push('mine')))])
  // Two are worked on side by side, and which of these ends first is up to the machine.
  expect(done.lastIndexOf('mine')).toBeLessThan(8)
}, 60_000)

test('a crowd of more than two hundred is asked to come back, and a stranger still gets a turn', async () => {
  const crowd = Array.from({ length: 203 }, (_, i) => hashPassword(`${i}`, 'theirs'))
  const outcomes = Promise.allSettled(crowd)
  const stranger = hashPassword('x', 'mine')
  expect(await stranger).toBeString()
  const refusals = (await outcomes).filter(({ status }) => status === 'rejected')
  expect(refusals.length).toBeGreaterThanOrEqual(2)
  for (const refusal of refusals) expect(refusal).toMatchObject({ reason: { code: 'try_again_later' } })
}, 60_000)
