import type { BrowserContext } from '@playwright/test'

/**
 * What Chromium writes for every answer above 399 and every lost line. A "no" to a call or for a page is no fault, nor is one for a
 * photo in the back office: looked at ahead, it may be in another journey's hands by then.
 */
const answered = /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_)/

/** A lost connection is no page error: some tests cut it on purpose. */
const lineLost = /net::ERR_(SOCKET_NOT_CONNECTED|INTERNET_DISCONNECTED|NETWORK_CHANGED|CONNECTION_\w+|EMPTY_RESPONSE)$/

/** What these tests plant into every page may not run in the frame that shows a mail, as nothing may. */
const inMail = /^Blocked script execution in 'about:srcdoc'/

/** All errors of the pages of this browser from now on: in the console, exceptions, what the policy has stopped. */
export async function listenForErrors(context: BrowserContext): Promise<string[]> {
  const errors: string[] = []
  context.on('console', (message) => {
    const text = message.text()
    const { url } = message.location()
    const isAnswer = answered.test(text) && (/\/(trpc|api|photo-files)\//.test(url) || url === message.page()?.url())
    if (message.type() !== 'error' || isAnswer || lineLost.test(text) || inMail.test(text)) return
    errors.push(`${message.page()?.url()}: ${text} (${url})`)
  })
  context.on('weberror', (failure) => {
    errors.push(`${failure.page()?.url()}: ${failure.error().stack || failure.error().message}`)
  })
  await context.exposeBinding('tellOfViolation', ({ page }, violation: string) => {
    errors.push(`${page.url()}: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { tellOfViolation } = window as unknown as { tellOfViolation?: (violation: string) => void }
      tellOfViolation?.(`${violatedDirective} ${blockedURI}`)
    })
  })
  return errors
}
