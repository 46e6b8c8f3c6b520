import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
import { Meter } from '@/ui/Meter.tsx'
import { m } from '~words'
import { useLocaleNumber } from './size-words.ts'
import { cancelUpload, retryUpload, type Upload } from './uploads.ts'

/** How far a photo has come or why it has not arrived, and what can be done about it. */
export function UploadState({ upload, className }: { upload: Upload; className?: string }) {
  const { clientId, state, trouble } = upload
  return (
    <>
      {trouble ? (
        <p role="alert" className="flex gap-2 text-danger">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 flex-none" />
          {trouble.words}
        </p>
      ) : (
        <Progress {...upload} />
      )}
      <div className={cx('flex flex-wrap gap-x-2', className)}>
        {trouble?.canRetry && (
          <Button
            variant="plain"
            size="md"
            icon={<RotateCw aria-hidden className="size-4.5" />}
            onClick={() => retryUpload(clientId)}
          >
            {m.photos_retry()}
          </Button>
        )}
        <Button
          variant="plain"
          size="md"
          icon={<X aria-hidden className="size-4.5" />}
          onClick={() => cancelUpload(clientId)}
        >
          {state === 'failed' ? m.photos_dismiss() : m.photos_cancel()}
        </Button>
      </div>
    </>
  )
}

function Progress({ state, sent, total, againAt }: Upload) {
  const megabytes = useLocaleNumber()
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  const isMaking = state === 'sending' && sent > 0 && sent === total
  const isSending = state === 'sending' && !isMaking
  return (
    <>
      <p className="font-bold">{titles[isMaking ? 'making' : state]()}</p>
      <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
        {isSending && m.photos_progress({ percent, size: megabytes(total / 1e6) })}
        {state === 'postponed' && againAt && <Again at={againAt} />}
      </p>
      <Meter
        label={m.photos_uploading()}
        max={100}
        value={isSending ? percent : undefined}
        tone="primary"
        className="mt-1.5 max-w-52"
      />
    </>
  )
}

/** In how many seconds it is tried again. */
function Again({ at }: { at: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return m.photos_again_in({ count: Math.max(1, Math.ceil((at - now) / 1_000)) })
}

const titles = {
  preparing: m.photos_preparing,
  waiting: m.photos_waiting,
  sending: m.photos_uploading,
  postponed: m.photos_postponed,
  making: m.photos_making,
  failed: m.photos_uploading,
}
