import { useRef } from 'react'
import { useFocusHeir } from '@/ui/focus/use-focus-heir.ts'
import { Portrait } from '@/ui/picture/Portrait.tsx'
import { UploadState } from '../upload/UploadState.tsx'
import type { Upload } from '../upload/uploads.ts'
import { rowClass } from './row-class.ts'

/** A photo on its way: how far it has come, or why it has not. */
export function UploadRow({ upload }: { upload: Upload }) {
  const place = useRef<HTMLLIElement>(null)
  useFocusHeir(place, 'own-photos')
  return (
    <li ref={place} className={rowClass}>
      <Portrait
        src={upload.preview}
        alt=""
        width={480}
        height={600}
        className="aspect-4/5 w-[min(6.25rem,28vw)] flex-none rounded-card *:[img]:opacity-45"
      />
      <div className="flex min-w-0 flex-[1_1_8rem] self-stretch flex-col py-1">
        <UploadState upload={upload} className="mt-auto" />
      </div>
    </li>
  )
}
