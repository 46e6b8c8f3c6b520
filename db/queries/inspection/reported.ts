import { and, eq } from 'drizzle-orm'
import { messages, reportedPhotos } from '../../schema/index.ts'

/** The message that holds a reported photo. */
export const isReportedMessage = and(
  eq(messages.conversationId, reportedPhotos.conversationId),
  eq(messages.seq, reportedPhotos.seq),
)
