import { m } from '~words'
import { conflict, invalid, missing } from '../../core/refusal.ts'

export const savedSearchesFull = conflict('saved_searches_full', ({ limit }: { limit: number }) =>
  m.saved_searches_refusal_full({ limit }),
)
export const savedSearchNameEmpty = invalid('saved_search_name_empty', () => m.saved_searches_refusal_name_empty())
export const savedSearchNameTooLong = invalid('saved_search_name_too_long', ({ limit }: { limit: number }) =>
  m.saved_searches_refusal_name_too_long({ limit }),
)
export const savedSearchNameTaken = conflict('saved_search_name_taken', () => m.saved_searches_refusal_name_taken())
export const savedSearchNotFound = missing('saved_search_not_found', () => m.saved_searches_refusal_not_found())
