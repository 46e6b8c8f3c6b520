/** Which small chunks come in one file, so that pages ask for fewer and none of them loads much that it does not need. */

/** A chunk that several pages or parts share. */
export interface SharedChunk {
  name: string
  /** On the wire. */
  bytes: number
  /** What it imports, by name, and is not there from the beginning. */
  needs: string[]
}

/** What is loaded together: a page, or a page with parts of it. */
export interface Load {
  /** By name, with all that they import. */
  chunks: ReadonlySet<string>
  /** What a byte of it counts: less when nobody waits for it. */
  weight: number
  /** By how many bytes it may grow; below nought, by how many it has to shrink before it may. */
  room: number
}

interface Group {
  chunks: string[]
  bytes: number
  needs: Set<string>
}

/** A request takes a browser, and the server, as much as these bytes. */
const request = 500
/** What each of several small files loses because it is compressed alone. */
const lost = 60

/**
 * The smallest first, each joins the one with which the requests saved exceed by most the bytes that some loads get and do not
 * need, until nothing is gained any more. Answers groups of at least two chunks; what is in none stays by itself.
 */
export function groupChunks(chunks: readonly SharedChunk[], loads: readonly Load[]): string[][] {
  const grown = loads.map((load) => ({ ...load, chunks: new Set(load.chunks) }))
  let groups = chunks.map(({ name, bytes, needs }): Group => ({ chunks: [name], bytes, needs: new Set(needs) }))
  for (let before = 0; before !== groups.length; ) {
    before = groups.length
    for (const group of groups.toSorted((one, other) => one.bytes - other.bytes)) {
      const partner = bestPartner(group, groups, grown)
      if (!partner) continue
      join(partner, group, grown)
      groups = groups.filter((one) => one !== group)
    }
  }
  return groups.map((group) => group.chunks).filter(({ length }) => length > 1)
}

type GrowingLoad = Load & { chunks: Set<string> }

function bestPartner(group: Group, groups: Group[], loads: GrowingLoad[]): Group | undefined {
  let best: Group | undefined
  let most = 0
  for (const other of groups) {
    if (other === group) continue
    const gain = loads.reduce((sum, load) => sum + gainIn(load, group, other), 0)
    if (gain <= most || !loads.every((load) => hasRoom(load, group, other))) continue
    best = other
    most = gain
  }
  return best
}

const isIn = ({ chunks }: Load, group: Group) => chunks.has(group.chunks[0]!)

function gainIn(load: Load, one: Group, other: Group): number {
  if (isIn(load, one)) return isIn(load, other) ? request : -other.bytes * load.weight
  return isIn(load, other) ? -one.bytes * load.weight : 0
}

/** Nothing else has to come along, either: so no two files ever need each other. */
function hasRoom(load: Load, one: Group, other: Group): boolean {
  if (isIn(load, one) === isIn(load, other)) return true
  const added = isIn(load, one) ? other : one
  const comes = (need: string) => load.chunks.has(need) || added.chunks.includes(need)
  return added.bytes - lost <= load.room && [...added.needs].every(comes)
}

/** The first gets all that the other has. */
function join(one: Group, other: Group, loads: GrowingLoad[]): void {
  for (const load of loads) {
    const isWith = isIn(load, one)
    if (isWith || isIn(load, other)) load.room += lost
    if (isWith === isIn(load, other)) continue
    load.room -= isWith ? other.bytes : one.bytes
    for (const name of [...one.chunks, ...other.chunks]) load.chunks.add(name)
  }
  one.chunks.push(...other.chunks)
  one.bytes += other.bytes - lost
  one.needs = one.needs.union(other.needs)
}
