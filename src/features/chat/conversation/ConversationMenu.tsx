import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, UserRound } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { menuItemClass } from '@/ui/overlay/menu-item-class.ts'
import { m } from '~words'
import { useMemberActions } from '../../members/member-actions.tsx'
import { useDeleting } from '../list/use-deleting.tsx'

export interface ConversationMenuProps {
  member: { id: string; name: string }
  /** Null while nobody has written yet: then there is nothing to delete. */
  conversationId: string | null
}

export function ConversationMenu({ member, conversationId }: ConversationMenuProps) {
  const navigate = useNavigate()
  const actions = useMemberActions(member, () => navigate({ to: '/chats' }))
  const deleting = useDeleting({ conversationId: conversationId ?? '', member })
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
        {actions.items}
        {conversationId && deleting.item}
      </Menu>
      {actions.dialogs}
      {deleting.dialog}
    </>
  )
}
