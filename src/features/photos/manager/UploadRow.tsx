import { RotateCw, TriangleAlert, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { m } from '~words'
import { useLocaleNumber } from '../upload/size-words.ts'
import { cancelUpload, retryUpload, type Upload } from '../upload/uploads.ts'
import { rowClass } from './row-class.ts'

/** A photo on its way: how far it has come, or why it has not. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { clientId, preview, state, trouble } = upload
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, 'own-photos')
  return (
    <li ref={place} className={rowClass}>
      <Portrait
        src={preview}
        alt=""
        width={480}
        height={600}
        className="aspect-4/5 w-[min(6.25rem,28vw)] flex-none rounded-card *:[img]:opacity-45"
      />
      <div className="flex min-w-0 flex-[1_1_8rem] self-stretch flex-col py-1">
        {trouble ? (
          <p role="alert" className="flex gap-2 text-danger">
            <TriangleAlert aria-hidden className="mt-0.5 size-4.5" />
            {trouble.words}
          </p>
        ) : (
          <Progress {...upload} />
        )}
        <div className="mt-auto flex flex-wrap gap-x-2">
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
      </div>
    </li>
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
        className="mt-1.5 h-1.5 w-full max-w-52 accent-primary"
      />
    </>
  )
}

const titles = {
  preparing: m.photos_preparing,
  waiting: m.photos_waiting,
  sending: m.photos_uploading,
  making: m.photos_making,
  failed: m.photos_uploading,
}
