import type { Db } from '../../db/client.ts'
import type { Links } from '../contract/testing/access/links.ts'
import type { Objects, PhpQuestions } from '../contract/testing/access/objects.ts'
import type { Scene } from '../contract/testing/access/scene.ts'
import type { LiveScene } from './live-scene.ts'
import type { Question } from './php.ts'

/** What the test matrices must know of a feature. It lies beside the feature and is found (matrices.ts), listed nowhere. */
export interface Matrix {
  /** Gives a member a row in each of its tables that would have none. */
  fill?: (db: Db, memberId: string) => Promise<void>
  /** What each of its procedures can be asked about. */
  procedures?: Record<string, Objects>
  /** The same of its PHP paths. */
  php?: Record<string, PhpQuestions>
  /** The same of its other paths: links and forms that need no script, files. */
  web?: Record<string, (links: Links) => Promise<Record<string, Question>>>
  /** The values of the parameter in its pages' addresses, by route and object. */
  pages?: Record<string, (scene: Scene) => Record<string, string>>
  /** Who sees each of its mutations, of its paths that write, and of the links in its mails. */
  changes?: Record<string, ChangeRow>
  /** The rate limits of expensive calls: the period in seconds, and calls per member and per network of visitors. */
  limits?: Record<string, { seconds: number; member?: number; network?: number }>
  /** Which of its procedures and PHP paths make it hard to ask anything after them. */
  lasting?: Record<string, Lasting>
  /** Which of its procedures grant nothing to anybody of the matrices, and why. */
  ungranted?: Record<string, string>
}

/** A new log-in ends the one that the browser came with; a hash takes long; what is gone, others can't be asked about. */
export type Lasting = 'logs in' | 'hashes' | 'takes away'

type Name = 'ada' | 'ben' | 'dirk' | 'nina'

/**
 * A change that others see, or the member's own other screens: `does` it. By whose browser, `seenBy` names the heaps
 * (screens.ts) that the events about it cannot bring up to date, so that they are asked for. Or the reason why nobody
 * sees it.
 */
export type ChangeRow =
  | { does: (scene: LiveScene) => Promise<unknown>; seenBy: Partial<Record<Name, string[] | 'everything'>> }
  | { unseen: string }

/** Why a change is on no other screen. */
export const ownBrowser = 'it is about this browser alone, and the page is loaded anew'
