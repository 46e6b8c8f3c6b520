import { Ellipsis } from 'lucide-react'
import { iconButtonClass } from '@/ui/control/IconButton.tsx'
import { Menu } from '@/ui/overlay/Menu.tsx'
import { m } from '~words'
import { useDeleting } from './use-deleting.tsx'

/** Stands in the place of the time while a mouse or the keyboard is on the row. Phones have it in the conversation. */
export function RowMenu({ conversationId, member }: { conversationId: string; member: { id: string; name: string } }) {
  const { item, dialog } = useDeleting({ conversationId, member })
  return (
    <div className={placeClass}>
      <Menu
        button={<Ellipsis aria-hidden className="size-5.5" />}
        buttonLabel={m.chat_row_menu({ name: member.name })}
        buttonClassName={iconButtonClass(false)}
      >
        {item}
      </Menu>
      {dialog}
    </div>
  )
}

const placeClass =
  'absolute inset-y-0 right-2.5 hidden content-center opacity-0 transition-opacity pointer-fine:grid ' +
  'group-hover:opacity-100 group-has-focus-visible:opacity-100'
