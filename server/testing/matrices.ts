import type { Db } from '../../db/client.ts'
import type { Columns } from '../../db/testing/canaries/columns.ts'
import type { Matrix } from './matrix.ts'
import type { Screens } from './screen.ts'

const features = `${import.meta.dir}/../features`

/** What the files of this name hold, in the `testing` folders of all features. */
async function found<Held>(name: string): Promise<Held[]> {
  const files = [...new Bun.Glob(`*/testing/${name}.ts`).scanSync(features)].sort()
  return Promise.all(files.map((file) => import(`${features}/${file}`)))
}

const matrices = (await found<{ matrix: Matrix }>('matrix')).map(({ matrix }) => matrix)

function all<Kind extends keyof Matrix>(kind: Kind): NonNullable<Matrix[Kind]> {
  return Object.assign({}, ...matrices.map((matrix) => matrix[kind]))
}

/** By procedure. */
export const procedureObjects = all('procedures')

// By procedure, or method and path.
export const phpObjects = all('php')
export const changes = all('changes')
export const limits = all('limits')
export const lasting = all('lasting')
export const ungranted = all('ungranted')

/** By path. */
export const webObjects = all('web')
/** By route. */
export const pageParameters = all('pages')

/** Gives a member a row in every table. */
export async function fillAll(db: Db, memberId: string): Promise<void> {
  for (const { fill } of matrices) await fill?.(db, memberId)
}

const canaries = await found<{ columns: Columns }>('canaries')

/** Who may see what stands in each column, of all tables. */
export const columns: Columns = Object.assign({}, ...canaries.map((one) => one.columns))

/** What a browser may keep of each feature. */
export const screens = (await found<{ screens: Screens }>('screens')).map((one) => one.screens)
