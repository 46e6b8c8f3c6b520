import { m } from '~words'
import { missing, unauthenticated } from '../../core/refusal.ts'

export const memberNotFound = missing('member_not_found', () => m.refusal_member_not_found())
export const searchLoginRequired = unauthenticated('search_login_required', () => m.refusal_search_login_required())
