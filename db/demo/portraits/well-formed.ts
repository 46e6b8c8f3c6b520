import { expect } from 'bun:test'

const TAG = /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/gy

/** Expects one SVG whose tags all match, and in whose numbers nothing went wrong. */
export function expectWellFormed(svg: string): void {
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < svg.length) {
    const at = TAG.lastIndex
    const tag = TAG.exec(svg)
    if (!tag) throw new Error(`not a tag: ${svg.slice(at, at + 80)}`)
    const [, closes, name, , closed] = tag
    if (closes && open.pop() !== name) throw new Error(`</${name}> closes something else`)
    if (!closes && !closed) open.push(name as string)
  }
  expect(open).toEqual([])
  expect(svg).toStartWith('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"')
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity/)
}
