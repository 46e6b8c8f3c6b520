import type { Db } from '../../db/client.ts'
import type { Columns } from '../../db/testing/canaries/columns.ts'
import type { Matrix } from './matrix.ts'
import type { Screens } from './screen.ts'

const features = `${import.meta.dir}/../features`

/** The modules of this name in the `testing` folders of all features, by feature. */
async function importAll<Module>(name: string): Promise<Record<string, Module>> {
  const files = [...new Bun.Glob(`*/testing/${name}.ts`).scanSync(features)].sort()
  const modules = files.map(async (file) => [file.split('/')[0], await import(`${features}/${file}`)])
  return Object.fromEntries(await Promise.all(modules))
}

/** By feature. */
export const matrixOf: Record<string, Matrix> = Object.fromEntries(
  Object.entries(await importAll<{ matrix: Matrix }>('matrix')).map(([feature, { matrix }]) => [feature, matrix]),
)
const matrices = Object.values(matrixOf)

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

const canaries = Object.values(await importAll<{ columns: Columns }>('canaries'))

/** Who may see each column of the database, for all tables. */
export const columns: Columns = Object.assign({}, ...canaries.map((one) => one.columns))

/** What a browser may keep of each feature. */
export const screens = Object.values(await importAll<{ screens: Screens }>('screens')).map((one) => one.screens)
