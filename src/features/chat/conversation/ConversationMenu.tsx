import { Link, useNavigate } from '@tanstack/react-router'
import { Ban, Ellipsis, Trash2, UserRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { iconButtonClass } from '@/ui/IconButton.tsx'
import { Menu } from '@/ui/Menu.tsx'
import { menuItemClass } from '@/ui/menu-item-class.ts'
import { m } from '~words'
import { isolated } from '../../../lib/isolated.ts'
import { DeleteDialog } from '../list/DeleteDialog.tsx'

const BlockDialog = lazy(() =>
  import('../../blocks/BlockDialog.tsx').then(({ BlockDialog }) => ({ default: BlockDialog })),
)

export interface ConversationMenuProps {
  member: { id: string; name: string }
  /** Null while nobody has written yet: then there is nothing to delete. */
  conversationId: string | null
}

export function ConversationMenu({ member, conversationId }: ConversationMenuProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'block' | 'delete' | null>(null)
  const close = () => setAsking(null)
  return (
    <>
      <Menu
        button={<Ellipsis aria-hidden className="size-6" />}
        buttonLabel={m.chat_menu()}
        buttonClassName={iconButtonClass()}
      >
        <Link to="/members/$id" params={{ id: member.id }} className={menuItemClass()}>
          <UserRound aria-hidden />
          {m.chat_view_profile()}
        </Link>
        <button type="button" className={menuItemClass()} onClick={() => setAsking('block')}>
          <Ban aria-hidden />
          {m.chat_block({ name: isolated(member.name) })}
        </button>
        {conversationId && (
          <button type="button" className={menuItemClass()} onClick={() => setAsking('delete')}>
            <Trash2 aria-hidden />
            {m.chat_delete()}
          </button>
        )}
      </Menu>
      {asking === 'block' && (
        <Suspense fallback={null}>
          <BlockDialog member={member} onClose={close} onBlocked={() => navigate({ to: '/chats' })} />
        </Suspense>
      )}
      {asking === 'delete' && conversationId && (
        <DeleteDialog conversationId={conversationId} member={member} onClose={close} />
      )}
    </>
  )
}
