import { Fragment, type ReactNode, StrictMode, Suspense, use, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Ways in which text changes, each drawn from the number of changes so far. */
const shapes: Record<string, (step: number) => ReactNode> = {
  'text alone': (step) => `${step} likes`,
  'a number before words': (step) => <>{step} likes</>,
  'words before a number': (step) => <>Likes: {step}</>,
  'text that goes': (step) => (
    <>
      {step % 2 === 0 && 'Nieuw'} <b>Roos</b>
    </>
  ),
  'text that goes, between others': (step) => <>Hier {step % 2 === 0 && 'staat'} iets</>,
  'an element before text': (step) => <>{step % 2 === 1 && <i>Let op:</i>} tekst</>,
  'text before an element': (step) => (
    <>
      {step % 2 === 1 && 'Let op:'}
      <i>{step}</i>
    </>
  ),
  'text or an element': (step) => <>{step % 2 ? <i>kort</i> : 'lang'} verhaal</>,
  'one of two texts': (step) => (
    <>
      {step % 2 ? 'Verstuurd' : 'Bezig'}
      <i>!</i>
    </>
  ),
  'texts that change places': (step) =>
    (step % 2 ? ['een', 'twee', 'drie'] : ['drie', 'een', 'twee']).map((word) => (
      <Fragment key={word}>{word} </Fragment>
    )),
  'elements that change places': (step) =>
    (step % 2 ? ['een', 'twee', 'drie'] : ['drie', 'twee', 'een']).map((word) => <i key={word}>{word}</i>),
  'a list that grows at its start': (step) =>
    Array.from({ length: step + 1 }, (_, n) => step - n).map((n) => <Fragment key={n}>bericht {n} </Fragment>),
  'text that waits': (step) => (
    <Suspense fallback="even wachten">
      tekst <Waits step={step} />
    </Suspense>
  ),
  'all of it goes': (step) => step % 2 === 0 && <p>Hallo {step}</p>,
}

const waiting = new Map<number, Promise<void>>()

function Waits({ step }: { step: number }) {
  if (!waiting.has(step)) waiting.set(step, new Promise((resolve) => setTimeout(resolve, 20)))
  use(waiting.get(step)!)
  return <>na {step}</>
}

let change: () => void = () => {}

/** Each shape twice: as a translator finds it, and out of its reach. */
function Shapes() {
  const [step, setStep] = useState(0)
  change = () => flushSync(() => setStep(step + 1))
  return Object.entries(shapes).map(([name, draw]) => (
    <Fragment key={name}>
      <div data-shape={name}>{draw(step)}</div>
      <div data-untranslated={name} translate="no">
        {draw(step)}
      </div>
    </Fragment>
  ))
}

declare global {
  interface Window {
    startShapes: () => void
    changeShapes: () => void
    /** The shapes that read otherwise than out of the translator's reach, with both readings. */
    wrongShapes: () => string[]
  }
}

window.startShapes = () => {
  const root = document.body.appendChild(document.createElement('main'))
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <Shapes />
      </StrictMode>,
    ),
  )
}
window.changeShapes = () => change()
window.wrongShapes = () =>
  Object.keys(shapes).flatMap((name) => {
    const [translated, untranslated] = [readingOf('shape', name), readingOf('untranslated', name)]
    return translated !== undefined && translated === untranslated ? [] : `${name}: ${translated} ≠ ${untranslated}`
  })

/** The element's HTML without the translator's own elements; undefined when React has removed it. */
function readingOf(kind: string, name: string): string | undefined {
  return document.querySelector(`[data-${kind}="${name}"]`)?.innerHTML.replaceAll(/<\/?font>|<!--.*?-->/g, '')
}
