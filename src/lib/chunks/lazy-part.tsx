import {
  type ComponentType,
  lazy,
  memo,
  type NamedExoticComponent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { ErrorBoundary } from '@/ui/region/Region.tsx'
import { awaitPart, pageShown, tellTakenOver } from '../navigation/page-shown.ts'
import { importsLearned } from './chunk-imports.ts'
import { loadPatiently } from './load-patiently.ts'

/**
 * When a browser fetches a part before it is first shown: with the code around it, or once React has taken over the page. What the
 * server draws and somebody may press comes before React begins: a press on what it has not taken over yet would be lost.
 */
type Ahead = 'at-once' | 'once-alive' | 'before-hydration'

const isServer = typeof window === 'undefined'

const underWay = new Set<Promise<unknown>>()

/** Milliseconds that a browser waits at most for parts of its first page: without a line the rest of it is of use. */
const patience = 3_000

/**
 * When all are there that must be, of what has been loaded so far: the server draws a page in one go, and React takes it over as it
 * was drawn. Once the first page is shown, no other one waits.
 */
export async function partsArrived(): Promise<void> {
  if (isServer) return allArrived()
  if (underWay.size === 0) return
  const tooLate = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([allArrived(), pageShown, tooLate])
}

async function allArrived(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay)
}

/**
 * A component in a file of its own that shows nothing until it is there; while the line is lost it is asked for again and again.
 * What opens by a press is fetched ahead, so that it opens without a line, too. The server has every part. One that cannot be drawn
 * takes nothing else along.
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
  ahead?: Ahead,
): NamedExoticComponent<Props> {
  let arrived: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  const arrive = async () => {
    const { [name]: part } = await (isServer ? load() : loadPatiently(load, name))
    arrived = part
    return part
  }
  const fetchPart = () => {
    loading ??= arrive()
    return loading
  }
  if (ahead === 'at-once') void fetchPart()
  if (isServer || ahead === 'before-hydration') {
    const done = () => void underWay.delete(coming)
    const coming: Promise<void> = fetchPart().then(done, done)
    underWay.add(coming)
  }
  if (ahead === 'once-alive') void importsLearned.then(fetchPart)
  const Later = lazy(async () => ({ default: await fetchPart() }))
  // React throws away what the server has drawn of a part that is given something else before it is there.
  return memo((props: Props) => {
    const [Part] = useState<ComponentType<Props>>(() => arrived ?? Later)
    const part = (
      <ErrorBoundary>
        <Part {...props} />
      </ErrorBoundary>
    )
    return Part === arrived ? <AwaitedPart>{part}</AwaitedPart> : <Suspense fallback={null}>{part}</Suspense>
  })
}

/** React takes over what the server has drawn of a part after all around it, and the page is not shown as a whole before. */
function AwaitedPart({ children }: { children: ReactNode }) {
  const isTakenOver = useRef(false)
  useEffect(() => (isTakenOver.current ? undefined : awaitPart(isTakenOver)), [])
  return (
    <Suspense fallback={null}>
      <TakenOver part={isTakenOver}>{children}</TakenOver>
    </Suspense>
  )
}

function TakenOver({ part, children }: { part: RefObject<boolean>; children: ReactNode }) {
  useEffect(() => {
    part.current = true
    tellTakenOver(part)
  }, [part])
  return children
}
