interface SettableAtom {
  set?: (value: unknown) => void
}

const made: { atom: WeakRef<SettableAtom>; initial: unknown }[] = []

/** Makes atoms as `create` does, and remembers what was in them at first. */
export function recordAtom<Create>(create: Create): Create {
  const record = (initial: unknown, ...rest: unknown[]) => {
    const atom = (create as (...given: unknown[]) => SettableAtom)(initial, ...rest)
    // One that is computed follows the others.
    if (typeof initial !== 'function') made.push({ atom: new WeakRef(atom), initial })
    return atom
  }
  return record as Create
}

/** What a page remembers outside of its components is forgotten, as by a reload. */
export function resetAtoms(): void {
  for (const { atom, initial } of made) atom.deref()?.set?.(initial)
}
