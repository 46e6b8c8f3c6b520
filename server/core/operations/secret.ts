import { keepFingerprint } from '../../../db/queries/staff/installation.ts'
import { ConfigError } from '../../config.ts'
import type { World } from '../context.ts'
import { keyedHash } from '../crypto/keyed-hash.ts'

/** Throws `ConfigError` where the database was used with another secret: what that has sealed or signed would not open here. */
export async function requireSameSecret({ db, secret }: Pick<World, 'db' | 'secret'>): Promise<void> {
  const fingerprint = keyedHash(secret, 'fingerprint of the secret')
  if ((await keepFingerprint(db, fingerprint)) === fingerprint) return
  throw new ConfigError(
    'SECRET: this database is used with another one. Give every server the same SECRET (without it each makes its own, in ' +
      'DATA_DIR/secret). If the old one is lost: npx bun run vonk new-secret',
  )
}
