import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Skeleton } from '@/ui/loading/Skeleton.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { photoSign } from '../../../../server/features/chat/rules/photos.ts'
import { photoWritingOf, type Writing } from '../../../../server/features/chat/rules/writing.ts'
import { newClientId } from '../../../lib/client-id.ts'
import { useSettings } from '../../../lib/settings.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import { keepOutgoing } from './outgoing.ts'
import type { PhotoButtonProps } from './PhotoButton.tsx'
import { usePrepared } from './use-prepared.ts'

export interface PhotoSheetProps extends PhotoButtonProps {
  file: File
  onClose: () => void
}

/** A photo before it is sent, as the other one will see it, and what it costs. */
export function PhotoSheet({ file, member, writing, onSend, onTopUp, onClose }: PhotoSheetProps) {
  const { photoCredits } = useSettings()
  const paying = photoWritingOf(writing, photoCredits)
  const prepared = usePrepared(file)
  const photo = prepared?.photo
  const canSend = photo !== undefined && paying.refusal === null
  const send = () => {
    if (!photo) return
    const clientId = newClientId()
    const { blob, width, height, colour } = photo
    keepOutgoing(clientId, blob)
    onClose()
    onSend({
      ...{ clientId, body: photoSign, price: photoCredits },
      content: { kind: 'photo', status: 'active', look: { width, height, colour } },
    })
  }
  const footer = (
    <>
      <Button variant="outline" onClick={onClose}>
        {m.chat_cancel()}
      </Button>
      <Button disabled={!canSend} onClick={send}>
        {m.chat_send()}
        <span className={cx('rounded-full px-2.5 py-0.5 text-sm tabular-nums', canSend && 'bg-primary-active')}>
          {priceWords(paying)}
        </span>
      </Button>
    </>
  )
  return (
    <Sheet
      title={withNames(m.chat_photo_to({ name: markName(member.name) }))}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={footer}
    >
      <div className="grid min-h-40 place-items-center gap-3">
        {photo && <img src={photo.url} alt={m.chat_photo_own()} className="max-h-[55dvh] max-w-full rounded-md" />}
        {!prepared && <Skeleton className="h-[40dvh] w-full" />}
        {prepared?.trouble && (
          <Alert tone="danger" announce>
            {prepared.trouble}
          </Alert>
        )}
        {paying.refusal === 'insufficient_credits' && (
          <Alert tone="warning" announce>
            {m.chat_photo_insufficient({ cost: paying.cost, credits: paying.credits })}{' '}
            <button type="button" onClick={onTopUp} className="text-link">
              {m.chat_buy_credits()}
            </button>
          </Alert>
        )}
        <p className="text-center text-sm text-ink-muted">{m.chat_photo_private()}</p>
      </div>
    </Sheet>
  )
}

function priceWords({ paidWith, cost }: Writing): string {
  switch (paidWith) {
    case 'free':
      return m.chat_photo_free()
    case 'credits':
      return m.gifts_price({ price: cost })
    case 'none':
      return m.gifts_price_none()
  }
}
