/** `bun run bench <name>`: measures what goals are set for. Without a name it tells which there are. */
import { Glob } from 'bun'

const names = [...new Glob('*.ts').scanSync(import.meta.dir)]
  .map((file) => file.slice(0, -3))
  .filter((n) => n !== 'index')
const [name = ''] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Which one? ${names.sort().join(', ')}`)
  process.exit(1)
}
const { bench }: { bench: () => Promise<void> } = await import(`./${name}.ts`)
await bench()
process.exit(0)
