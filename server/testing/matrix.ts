import type { Asked, Objects } from '../contract/testing/access/objects.ts'
import type { LiveScene } from './live-scene.ts'

/** What the test matrices must know of a feature. It lies beside the feature and is found (matrices.ts), listed nowhere. */
export interface Matrix {
  /** What each of its procedures can be asked about. */
  procedures?: Record<string, Objects>
  /** The same of its PHP paths. */
  php?: Record<string, Asked>
  /** Who sees each of its mutations, of its paths that write, and of the links in its mails. */
  changes?: Record<string, ChangeRow>
  /** How often a member, and a network that is not logged in, may ask in how many seconds what is dear. */
  limits?: Record<string, { seconds: number; member?: number; network?: number }>
}

/** What a browser keeps, in heaps. */
export type Heap = 'me' | 'chats' | 'talks' | 'likes' | 'profiles' | 'search' | 'blocked'

type Name = 'ada' | 'ben' | 'dirk' | 'nina'

/**
 * A change that others see, or the member's own other screens: `does` it. By whose browser, `seenBy` names what the
 * events about it cannot bring up to date, so that it is asked for. Or the reason why nobody sees it.
 */
export type ChangeRow =
  | { does: (scene: LiveScene) => Promise<unknown>; seenBy: Partial<Record<Name, Heap[]>> }
  | { unseen: string }

export const everything: Heap[] = ['me', 'chats', 'talks', 'likes', 'profiles', 'search', 'blocked']

/** Why a change is on no other screen. */
export const ownBrowser = 'it is about this browser alone, and the page is loaded anew'
