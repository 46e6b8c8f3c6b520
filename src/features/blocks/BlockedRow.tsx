import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { Badge } from '@/ui/Badge.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Avatar } from '@/ui/picture/Avatar.tsx'
import { MaskIcon } from '@/ui/picture/MaskIcon.tsx'
import { m } from '~words'
import type { Outputs } from '../../lib/trpc.ts'
import { liftBlock } from './lift-block.ts'

export type BlockListItem = Outputs['blocks']['list']['items'][number]

interface BlockedRowProps {
  member: BlockListItem
  /** Of the list's heading. */
  titleId: string
  /** What else can be done about them, beside lifting the block. */
  action: ReactNode
}

export function BlockedRow({ member, titleId, action }: BlockedRowProps) {
  const { context } = useRouter().options
  const [isLifting, setLifting] = useState(false)
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, titleId)
  const lift = async () => {
    setLifting(true)
    await liftBlock(context, member)
    setLifting(false)
  }
  return (
    <li ref={place} className="flex flex-wrap items-center gap-3 py-3">
      <Avatar src={member.photo?.thumb} name={member.name} />
      <span className="min-w-0 flex-1 basis-40">
        <span dir="auto" translate="no" className="block truncate font-semibold">
          {member.name}
        </span>
        {member.fictional && (
          <Badge tone="quiet" icon={<MaskIcon />}>
            {m.likes_fictional()}
          </Badge>
        )}
      </span>
      <span className="ml-auto flex gap-2">
        {action}
        <Button
          variant="outline"
          size="md"
          busy={isLifting}
          onClick={lift}
          aria-label={m.blocks_unblock_name({ name: member.name })}
        >
          {m.blocks_unblock()}
        </Button>
      </span>
    </li>
  )
}
