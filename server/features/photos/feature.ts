import { feature } from '../../core/feature.ts'
import { photosWeb } from './web.ts'

export const photos = feature({ web: photosWeb })
