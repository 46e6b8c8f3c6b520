import { expect, test } from 'bun:test'
import { deleteFingerprint } from '../../../db/queries/staff/installation.ts'
import { freshDatabase } from '../../../db/testing/index.ts'
import { requireSameSecret } from './secret.ts'

const { db } = await freshDatabase()
const ours = { db, secret: 'the secret of an installation, long enough' }
const other = { db, secret: 'another secret that somebody has typed in' }

test('a server with another secret is refused, until whoever runs it says that the old one is lost', async () => {
  await Promise.all([requireSameSecret(ours), requireSameSecret(ours)])
  await expect(requireSameSecret(other)).rejects.toThrow('SECRET: this database is used with another one')
  await deleteFingerprint(db)
  await requireSameSecret(other)
  await expect(requireSameSecret(ours)).rejects.toThrow('SECRET')
})
