import { useState } from 'react'
import { isUnderLeast } from '../../../../server/features/photos/rules/size.ts'
import { lazyPart } from '../../../lib/chunks/lazy-part.tsx'
import { openPicture, tooSmall, UnfitPhoto } from '../upload/prepare.ts'
import { addUnfit, type ChosenPhoto } from '../upload/uploads.ts'

const CropDialog = lazyPart(() => import('./CropDialog.tsx'), 'CropDialog', 'once-alive')

interface Cropping extends ChosenPhoto {
  image: string
}

/** Has the member choose the part of a photo that is shown, before it is sent. `dialog` belongs on the page. */
export function useCrop(send: (chosen: readonly ChosenPhoto[]) => void) {
  const [cropping, setCropping] = useState<Cropping | null>(null)
  const crop = (chosen: ChosenPhoto) => setCropping({ ...chosen, image: URL.createObjectURL(chosen.file) })
  const close = () => {
    if (cropping) URL.revokeObjectURL(cropping.image)
    setCropping(null)
  }
  return {
    crop,
    /** The same for a file that may be no photo, or too small for one: that is said among the uploads. */
    async cropFile(chosen: ChosenPhoto): Promise<void> {
      try {
        const picture = await openPicture(chosen.file)
        const isUnder = isUnderLeast(picture)
        picture.close()
        if (isUnder) throw tooSmall()
        crop(chosen)
      } catch (error) {
        if (error instanceof UnfitPhoto) addUnfit(error.message)
      }
    },
    dialog: cropping && (
      <CropDialog
        image={cropping.image}
        onClose={close}
        onUse={(area) => {
          send([{ file: cropping.file, replaces: cropping.replaces, area }])
          close()
        }}
      />
    ),
  }
}
