import { type ComponentType, createElement, type FunctionComponent, lazy, Suspense, useState } from 'react'
import { pageShown } from '../navigation/lazy-page.tsx'
import { loadPatiently } from './load-patiently.ts'

/**
 * When a part is fetched before it is first shown: together with the code that shows it, which the server needs to draw it, or
 * once React has taken over the page.
 */
type Ahead = 'at-once' | 'once-alive'

const underWay = new Set<Promise<unknown>>()

/** When the parts that are fetched at once are there: the server draws no page before, for it draws in one go. */
export async function partsArrived(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/**
 * A component in a file of its own that shows nothing until it is there; while the line is lost it is asked for again and again.
 * What opens by a press is fetched ahead, so that it opens without a line, too.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
  ahead?: Ahead,
): FunctionComponent<Props> {
  let arrived: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const arrive = async () => {
    const { [name]: part } = await (typeof window === 'undefined' ? load() : loadPatiently(load))
    arrived = part
    return part
  }
  const fetchPart = () => {
    loading ??= arrive()
    return loading
  }
  if (ahead === 'at-once') {
    const done = () => void underWay.delete(coming)
    const coming: Promise<void> = fetchPart().then(done, done)
    underWay.add(coming)
  }
  if (ahead === 'once-alive') void pageShown.then(fetchPart)
  const Later = lazy(async () => ({ default: await fetchPart() }))
  return (props) => {
    const [Part] = useState<ComponentType<Props>>(() => arrived ?? Later)
    return <Suspense fallback={null}>{createElement(Part, props)}</Suspense>
  }
}
