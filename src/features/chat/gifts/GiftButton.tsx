import { Gift as GiftIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { m } from '~words'
import { loadPatiently } from '../../../lib/load-patiently.ts'
import type { GiftSheetProps } from './GiftSheet.tsx'

const GiftSheet = lazy(async () => ({
  default: (await loadPatiently(() => import('./GiftSheet.tsx'))).GiftSheet,
}))

/** Opens the catalogue; not while the account, or the number of conversations, stands in the way of any message. */
export function GiftButton(props: Omit<GiftSheetProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  const { refusal } = props.writing
  return (
    <>
      <IconButton
        label={m.gifts_give()}
        disabled={refusal !== null && refusal !== 'insufficient_credits'}
        onClick={() => setOpen(true)}
        className="h-field!"
      >
        <GiftIcon aria-hidden className="size-5.5" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <GiftSheet {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
