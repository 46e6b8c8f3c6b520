import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'signup_sources.member_id': ['nobody'],
  'signup_sources.network': ['nobody', 'kanarie-netwerk'],
  'signup_sources.ref': ['nobody', 'kanarie-verwijzing'],
  'signup_sources.sub1': ['nobody', 'kanarie-een'],
  'signup_sources.sub2': ['nobody', 'kanarie-twee'],
  'signup_sources.sub3': ['nobody', 'kanarie-drie'],
}
