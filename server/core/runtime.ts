/** Before 1.4.4 the database driver could mix up the rows of two queries. */
const oldest = '1.4.4'

/** Stops with a clear message on a Bun that is too old. */
export function assertRuntime(version: string): void {
  if (Bun.semver.order(version, oldest) >= 0) return
  console.error(`Vonk needs Bun ${oldest} or newer; this is ${version}. Try: npx bun@${oldest} start`)
  process.exit(1)
}
