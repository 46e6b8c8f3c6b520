import type { Columns } from '../../../../db/testing/canaries/columns.ts'

export const columns: Columns = {
  'saved_searches.member_id': ['owner'],
  'saved_searches.id': ['owner', '5a4ed5ea-0000-4000-8000-00000000c0de'],
  'saved_searches.name': ['owner', 'kanarie-zoeknaam'],
  'saved_searches.name_key': ['nobody', 'kanarie-zoeksleutel'],
  // The filters of a search reveal its owner's orientation.
  'saved_searches.gender': ['owner'],
  'saved_searches.country': ['owner'],
  'saved_searches.region': ['owner', 'KA-NAR'],
  'saved_searches.min_age': ['owner'],
  'saved_searches.max_age': ['owner'],
  'saved_searches.details': ['owner', '{"interests":["kanarie-interesse"]}'],
  'saved_searches.seen_at': ['nobody', '2026-03-01T04:05:06.131Z'],
  'saved_searches.removed_at': ['nobody'],
  'saved_searches.created_at': ['nobody', '2026-03-01T04:05:06.132Z'],
}
