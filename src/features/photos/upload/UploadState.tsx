import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { Button } from '@/ui/control/Button.tsx'
import { cx } from '@/ui/cx.ts'
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

function Progress({ state, sent, total }: Upload) {
  const megabytes = useLocaleNumber()
  const percent = total > 0 ? Math.floor((sent / total) * 100) : 0
  const isMaking = state === 'sending' && sent > 0 && sent === total
  return (
    <>
      <p className="font-bold">{titles[isMaking ? 'making' : state]()}</p>
      <p className="mt-0.5 text-sm text-ink-muted tabular-nums">
        {state === 'sending' && !isMaking && m.photos_progress({ percent, size: megabytes(total / 1e6) })}
      </p>
      <progress
        aria-label={m.photos_uploading()}
        max={100}
        value={state === 'sending' && !isMaking ? percent : undefined}
        className={barClass}
      />
    </>
  )
}

/** In the product's own style: each browser draws its own otherwise. */
const barClass =
  'mt-1.5 h-1.5 w-full max-w-52 appearance-none overflow-hidden rounded-full border-0 bg-line text-primary ' +
  '[&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-primary ' +
  '[&::-moz-progress-bar]:bg-primary indeterminate:animate-pulse indeterminate:bg-primary-soft ' +
  'indeterminate:[&::-webkit-progress-bar]:bg-primary/40'

const titles = {
  preparing: m.photos_preparing,
  waiting: m.photos_waiting,
  sending: m.photos_uploading,
  making: m.photos_making,
  failed: m.photos_uploading,
}
