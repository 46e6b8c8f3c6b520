/** The application in a process of its own. Asked with a data directory it listens, and tells at which port. */

import { openApp } from './app.ts'
import { answerQuestions } from './worker.ts'

answerQuestions<string, number>(async (dataDir) => {
  const { elysia } = await openApp(dataDir)
  return elysia.listen({ port: 0, hostname: '127.0.0.1' }).server?.port ?? 0
})
