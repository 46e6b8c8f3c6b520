import { m } from '~words'
import { missing } from '../../core/refusal.ts'

export const packageNotFound = missing('package_not_found', () => m.packages_refusal_not_found())
