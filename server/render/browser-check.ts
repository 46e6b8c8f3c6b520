import { m } from '~words'

/**
 * What the client cannot do without, as expressions of JavaScript from before 2015. The newest of them came with Chrome and Edge
 * 119, Firefox 125 and Safari 17.4; README names what is supported.
 */
const required = [
  "'popover' in HTMLElement.prototype",
  'window.HTMLDialogElement',
  'window.BroadcastChannel',
  'window.IntersectionObserver',
  'window.ResizeObserver',
  'window.AbortSignal && AbortSignal.any && AbortSignal.timeout',
  'Promise.withResolvers',
  'Array.prototype.toSorted',
  'Array.prototype.findLast',
  'Object.hasOwn',
  'window.Intl && Intl.ListFormat',
  "window.CSS && CSS.supports('color', 'color-mix(in srgb, red, blue)')",
]

/** Stands in for the whole page before anything of it breaks; the client does not begin then (`src/client.tsx`). */
const script = (words: { title: string; text: string; browsers: string }) => `(function () {
if (${required.join(' && ')}) return
window.isBrowserTooOld = true
var words = ${JSON.stringify(words).replaceAll('<', '\\u003c')}
function show() {
  var body = document.createElement('body')
  body.style.cssText = 'margin:0;padding:3rem 1.5rem;font:1.125rem/1.5 sans-serif;background:#fff;color:#191e3c'
  var add = function (name, text) { body.appendChild(document.createElement(name)).textContent = text }
  add('h1', words.title)
  add('p', words.text)
  add('p', words.browsers)
  document.documentElement.replaceChild(body, document.body)
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show)
else show()
})()`

/** Puts into the head of a rendered page, before any other script, the question whether this browser can show it. */
export function withBrowserCheck(html: string, nonce: string): string {
  const text = script({
    title: m.shell_old_browser_title(),
    text: m.shell_old_browser_text(),
    browsers: m.shell_old_browser_which(),
  })
  return html.replace('<head>', () => `<head><script nonce="${nonce}">${text}</script>`)
}
