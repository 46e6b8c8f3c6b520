import { Gift as GiftIcon } from 'lucide-react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { useOpen } from '@/ui/overlay/use-open.ts'
import { m } from '~words'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import type { GiftSheetProps } from './GiftSheet.tsx'

const GiftSheet = lazyPart(() => import('./GiftSheet.tsx'), 'GiftSheet', 'once-alive')

/** Opens the catalogue. Disabled while the account or the conversation limit forbids any message. */
export function GiftButton(props: Omit<GiftSheetProps, 'onClose'>) {
  const { isOpen, open, close } = useOpen()
  const { refusal } = props.writing
  return (
    <>
      <IconButton
        label={m.gifts_give()}
        disabled={refusal !== null && refusal !== 'insufficient_credits'}
        onClick={open}
        className="h-field!"
      >
        <GiftIcon aria-hidden className="size-5.5" />
      </IconButton>
      {isOpen && <GiftSheet {...props} onClose={close} />}
    </>
  )
}
