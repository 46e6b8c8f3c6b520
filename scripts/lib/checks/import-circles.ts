import type { Import } from '../imports.ts'

type Graph = Map<string, Set<string>>

/** One line for each circle of imports: of files that need each other to run, and of rooms, in types as well. */
export function circlesOf(imports: Import[]): string[] {
  const ofProduct = imports.filter(({ from }) => !isOfTests.test(from))
  const ofFiles = ofProduct.filter(({ from, to, typeOnly }) => !typeOnly && inProduct.test(from) && inProduct.test(to))
  return [
    ...shortestCircles(graphOf(ofProduct, roomOf)).map((circle) => `rooms need each other in a circle: ${circle}`),
    ...shortestCircles(graphOf(ofFiles, (path) => path)).map(
      (circle) => `files import each other in a circle: ${circle}`,
    ),
  ]
}

const isOfTests = /\.test\.tsx?$|\/testing\/|^server\/(reliability|contract)\//
const inProduct = /^(db|server|src)\//

/** A feature of the server or the client is a room, and so is each of what features stand on or are shown by. */
const roomOf = (path: string) =>
  /^(server\/(features\/[^/]+|core|render)|src\/(features\/[^/]+|lib|ui|shell))(?=\/)/.exec(path)?.[0]

function graphOf(imports: Import[], nodeOf: (path: string) => string | undefined): Graph {
  const graph: Graph = new Map()
  for (const { from, to } of imports) {
    const [start, end] = [nodeOf(from), nodeOf(to)]
    if (!start || !end || start === end) continue
    graph.set(start, (graph.get(start) ?? new Set()).add(end))
  }
  return graph
}

/** Each circle is reported once, starting at its first node in alphabetical order. */
function shortestCircles(graph: Graph): string[] {
  return [...graph.keys()].flatMap((start) => {
    const path = pathBack(graph, start)
    return path && start === [...path].sort()[0] ? [[...path, start].join(' → ')] : []
  })
}

/** The shortest way from a node back to itself, without the last step. */
function pathBack(graph: Graph, start: string): string[] | undefined {
  const seen = new Set<string>()
  let paths = [[start]]
  while (paths.length > 0) {
    const next: string[][] = []
    for (const path of paths) {
      for (const end of graph.get(path.at(-1)!) ?? []) {
        if (end === start) return path
        if (!seen.has(end)) next.push([...path, end])
        seen.add(end)
      }
    }
    paths = next
  }
}
