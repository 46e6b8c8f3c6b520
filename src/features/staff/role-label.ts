import { m } from '~words'
import type { StaffRole } from '../../../db/reference/staff/roles.ts'

const labels: Record<StaffRole, () => string> = {
  owner: m.staff_role_owner,
  moderator: m.staff_role_moderator,
  supporter: m.staff_role_supporter,
  finance: m.staff_role_finance,
}

export const roleLabel = (role: StaffRole): string => labels[role]()
