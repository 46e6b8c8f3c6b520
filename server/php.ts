import type { PhpPath } from './core/php/path.ts'
import { accountsPhp } from './features/accounts/php.ts'
import { chatPhp } from './features/chat/php.ts'
import { likesPhp } from './features/likes/php.ts'
import { membersPhp } from './features/members/php.ts'
import { placesPhp } from './features/places/php.ts'
import { sitesPhp } from './features/sites/php.ts'

/** The PHP-compatible paths of old clients and landers: frozen, and documented from here (`/api/docs`). */
export const phpPaths: readonly PhpPath[] = [
  ...accountsPhp,
  ...chatPhp,
  ...likesPhp,
  ...membersPhp,
  ...placesPhp,
  ...sitesPhp,
]
