/** Before 1.4.4 the database driver could mix up the rows of two queries. */
const oldest = '1.4.4'

export function assertRuntime(version: string): void {
  const problem = versionProblem(version)
  if (!problem) return
  console.error(problem)
  process.exit(1)
}

/** Undefined when this version can be used. */
export function versionProblem(version: string): string | undefined {
  if (Bun.semver.order(version, oldest) >= 0) return undefined
  return `Vonk needs Bun ${oldest} or newer; this is ${version}. Try: npx bun@${oldest} start`
}
