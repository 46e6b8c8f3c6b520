import { web } from '../../core/http/web.ts'
import { officePath } from '../../core/staff.ts'

/** The back office begins with what waits. */
export const staffWeb = () =>
  web().get(officePath, () => new Response(null, { status: 303, headers: { location: `${officePath}/photos` } }))
