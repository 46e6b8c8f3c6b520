import { RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import Cropper, { type Area, type MediaSize } from 'react-easy-crop'
import { Button } from '@/ui/control/Button.tsx'
import { IconButton } from '@/ui/control/IconButton.tsx'
import { Dialog } from '@/ui/overlay/Dialog.tsx'
import { m } from '~words'
import { leastPhoto } from '../../../../server/features/photos/rules/size.ts'
import type { CropArea } from '../upload/prepare.ts'

export interface CropDialogProps {
  /** An address of the photo. */
  image: string
  onUse: (area: CropArea) => void
  onClose: () => void
}

const [least, step] = [1, 0.1]

/** How near it may be looked at: what is left has to fill a card. */
const mostOf = ({ naturalWidth, naturalHeight }: MediaSize): number => {
  const spare = Math.min(naturalWidth / leastPhoto.width, naturalHeight / leastPhoto.height)
  return Math.max(least, Math.min(2, Math.floor(spare * 100) / 100))
}

const middle = { x: 0, y: 0 }

/** Chooses the part that is shown, in the shape of a card: dragged, pinched, by the slider or by keys. */
export function CropDialog({ image, onUse, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(middle)
  const [zoom, setZoom] = useState(least)
  const [most, setMost] = useState(2)
  const [area, setArea] = useState<Area | null>(null)
  const zoomTo = (wanted: number) => setZoom(Math.min(most, Math.max(least, Math.round(wanted * 100) / 100)))
  const zoomByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    const way = { '+': step, '=': step, '-': -step }[key]
    if (way) zoomTo(zoom + way)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => zoomByKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <Dialog
      title={m.photos_crop()}
      closeLabel={m.photos_cancel()}
      onClose={onClose}
      fullOnPhone
      ground="stage"
      actions={
        <>
          <Button disabled={!area} onClick={() => area && onUse(area)}>
            {m.photos_crop_use()}
          </Button>
          <Button variant="plain" onClick={onClose} className={onStageClass}>
            {m.photos_cancel()}
          </Button>
        </>
      }
    >
      <div className="-mx-5 md:-mx-6">
        <div className="relative h-[min(60dvh,36rem)] md:h-[min(50dvh,26rem)]">
          <Cropper
            image={image}
            crop={crop}
            zoom={zoom}
            minZoom={least}
            maxZoom={most}
            onMediaLoaded={(media) => setMost(mostOf(media))}
            aspect={4 / 5}
            keyboardStep={8}
            onCropChange={setCrop}
            onZoomChange={zoomTo}
            onCropComplete={(_, pixels) => setArea(pixels)}
            cropperProps={{ 'aria-label': m.photos_crop_area(), role: 'group' }}
            mediaProps={{ alt: '' }}
            disableAutomaticStylesInjection
            classes={{ containerClassName: containerClass, mediaClassName: mediaClass, cropAreaClassName: areaClass }}
          />
        </div>
        <p className="mt-4 px-5 text-center text-sm text-on-stage-muted">{m.photos_crop_help()}</p>
        <div className="mt-2 flex items-center gap-2 px-4">
          <IconButton label={m.photos_zoom_out()} onClick={() => zoomTo(zoom - step)} className={onStageClass}>
            <ZoomOut aria-hidden className="size-5.5" />
          </IconButton>
          <input
            type="range"
            aria-label={m.photos_zoom()}
            aria-valuetext={m.photos_percent({ percent: Math.round(zoom * 100) })}
            min={least}
            max={most}
            step={0.01}
            value={zoom}
            onChange={({ target }) => zoomTo(target.valueAsNumber)}
            className="h-touch min-w-0 flex-1 accent-primary"
          />
          <IconButton label={m.photos_zoom_in()} onClick={() => zoomTo(zoom + step)} className={onStageClass}>
            <ZoomIn aria-hidden className="size-5.5" />
          </IconButton>
          <IconButton
            label={m.photos_crop_reset()}
            className={onStageClass}
            onClick={() => {
              setCrop(middle)
              setZoom(least)
            }}
          >
            <RotateCcw aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
    </Dialog>
  )
}

const onStageClass = 'text-on-stage! hover:bg-on-stage/10!'

const containerClass =
  'absolute inset-0 flex touch-none cursor-move items-center justify-center overflow-hidden select-none'
const mediaClass = 'absolute inset-0 m-auto max-h-full max-w-full will-change-transform'
const areaClass =
  'absolute top-1/2 left-1/2 box-border -translate-1/2 overflow-hidden rounded-portrait border-2 border-on-stage ' +
  'shadow-[0_0_0_9999em_rgb(0_0_0/0.6)] focus-visible:border-accent ' +
  'before:absolute before:inset-y-0 before:left-1/3 before:w-1/3 before:border-x before:border-on-stage/50 ' +
  'after:absolute after:inset-x-0 after:top-1/3 after:h-1/3 after:border-y after:border-on-stage/50'
