import { deleteDeclarationsBefore } from '../../../db/queries/withdrawals/declarations.ts'
import type { World } from '../../core/context.ts'
import { declarationLife } from './rules.ts'

/** In milliseconds: longer than any of them counts. */
const kept = declarationLife + 30 * 24 * 60 * 60_000

export const forgetOldDeclarations = ({ db, now }: World): Promise<void> =>
  deleteDeclarationsBefore(db, new Date(now().getTime() - kept))
