import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = process.env.ISO20022_SCHEMAS ?? '/usr/local/share/iso20022'

/** Whether files can be held against the official schemas here: CONTRIBUTING.md says how they get onto a machine. */
export const hasOfficialSchemas =
  Bun.which('xmllint') !== null &&
  ['pain.001.001.09', 'pain.002.001.10', 'pain.008.001.08'].every((version) => Bun.file(schemaOf(version)).size > 0)

if (!hasOfficialSchemas)
  console.warn(
    `No xmllint, or no ISO 20022 in ${folder}: what is written for banks and by them is not held against it.`,
  )

/** What in these files is not as the schema takes it that each names: the lines of xmllint, which counts the files from 0. */
export async function officialProblems(files: readonly string[]): Promise<string[]> {
  const scratch = mkdtempSync(join(tmpdir(), 'vonk-official-'))
  try {
    await Promise.all(files.map((xml, place) => Bun.write(join(scratch, `${place}.xml`), xml)))
    const versions = Object.entries(Object.groupBy(files.keys(), (place) => versionOf(files[place]!)))
    return (await Promise.all(versions.map(([version, places]) => xmllint(scratch, version, places!)))).flat()
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

async function xmllint(cwd: string, version: string, places: number[]): Promise<string[]> {
  const names = places.map((place) => `${place}.xml`)
  const words = ['xmllint', '--noout', '--nonet', '--schema', schemaOf(version), ...names]
  const { stderr, exited } = Bun.spawn(words, { cwd, stderr: 'pipe' })
  const said = (await new Response(stderr).text()).split('\n').filter((line) => line && !line.endsWith(' validates'))
  return (await exited) === 0 ? [] : [`${version} ends xmllint with ${await exited}`, ...said]
}

const versionOf = (xml: string) => /xmlns="urn:iso:std:iso:20022:tech:xsd:([\w.]+)"/.exec(xml)?.[1] ?? 'none'

function schemaOf(version: string): string {
  return join(folder, `${version}.xsd`)
}
