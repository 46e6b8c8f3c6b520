import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'sites.id': ['everybody'],
  // The drill checks the settings that visitors must not see.
  'sites.settings': ['everybody'],
  'sites.created_at': ['nobody'],
  'site_hosts.host': ['everybody'],
  'site_hosts.site_id': ['everybody'],
}
