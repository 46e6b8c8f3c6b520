import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compile, optimize } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'

export async function compileCss(file: string, { minify }: { minify: boolean }): Promise<string> {
  const base = dirname(file)
  const compiler = await compile(readFileSync(file, 'utf8'), { base, onDependency: () => {} })
  const scanner = new Scanner({ sources: [{ base, pattern: '**/*.{ts,tsx}', negated: false }] })
  const css = compiler.build(scanner.scan())
  return minify ? optimize(css, { minify: true }).code : css
}
