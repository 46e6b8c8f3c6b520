/** Puts the demo's photos, ready to be shown, where the server of `DATA_DIR` keeps its files; without one it only makes them. */
import { join, resolve } from 'node:path'
import { portraits, scenes } from '../db/demo/photos/pool.ts'
import { makeVariants } from '../server/features/photos/pictures/variants.ts'
import { bringPhotos } from './lib/kept-photos.ts'
import { root } from './lib/run.ts'

const { DATA_DIR } = process.env

await bringPhotos([...portraits, ...scenes], {
  make: makeVariants,
  kept: resolve(root, 'node_modules/.cache/vonk/demo-photos'),
  storage: DATA_DIR && join(DATA_DIR, 'storage'),
})
