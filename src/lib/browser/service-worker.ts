/** What the browser runs beside the pages: push messages, and the page for when there is no connection. */
export const workerPath = '/sw-push.js'

/** Has the browser fetch the page for when there is no connection. Without TLS, and where it is forbidden, there is none. */
export function installOfflinePage(): void {
  const { serviceWorker } = navigator
  if (serviceWorker && !serviceWorker.controller) void serviceWorker.register(workerPath).catch(() => {})
}
