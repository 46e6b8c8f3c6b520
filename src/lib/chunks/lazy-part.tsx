import { type ComponentType, createElement, type FunctionComponent, lazy, Suspense } from 'react'
import { pageShown } from '../navigation/lazy-page.tsx'
import { loadPatiently } from './load-patiently.ts'

/** When a part is fetched before it is first shown: together with the code that may show it, or once React has taken over the page. */
type Ahead = 'at-once' | 'once-alive'

/**
 * A component in a file of its own that shows nothing until it is there; while the line is lost it is asked for again and again.
 * It is fetched when it is first shown, or ahead of that: what opens by a press must open without a line, too.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
  ahead?: Ahead,
): FunctionComponent<Props> {
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => (loading ??= loadPatiently(load))
  if (ahead === 'at-once') void loaded()
  if (ahead === 'once-alive') void pageShown.then(loaded)
  const Part = lazy<ComponentType<Props>>(async () => ({ default: (await loaded())[name] }))
  return (props) => <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
}
