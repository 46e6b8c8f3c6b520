import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { m } from '~words'
import { useMemberActions } from '../../members/member-actions.ts'
import { DeleteDialog } from '../list/DeleteDialog.tsx'

export interface ConversationMenuProps {
  member: { id: string; name: string }
  /** Null while nobody has written yet: then there is nothing to delete. */
  conversationId: string | null
}

export function ConversationMenu({ member, conversationId }: ConversationMenuProps) {
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const { item, dialog } = useMemberActions(member, () => navigate({ to: '/chats' }))
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
        {item}
        {conversationId && (
          <button type="button" className={menuItemClass()} onClick={() => setDeleting(true)}>
            <Trash2 aria-hidden />
            {m.chat_delete()}
          </button>
        )}
      </Menu>
      {dialog}
      {isDeleting && conversationId && (
        <DeleteDialog conversationId={conversationId} member={member} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}
