import { Button } from '@/ui/control/Button.tsx'
import { ScreenHeading } from '@/ui/ScreenHeading.tsx'
import { m } from '~words'
import { FirstPhoto, useFirstPhoto } from '../../photos/first/FirstPhoto.tsx'
import { changeSignup, type SignupState } from '../flow/store.ts'

interface PhotoScreenProps extends Pick<SignupState, 'memberId'> {
  titleId: string
  name: string
}

/** The account is there: now it may have a face, or get one later. */
export function PhotoScreen({ titleId, memberId, name }: PhotoScreenProps) {
  const { photo, upload } = useFirstPhoto()
  const hasChosen = photo !== undefined || (upload !== undefined && upload.state !== 'failed')
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-gutter pt-8 pb-8 md:px-6">
        <ScreenHeading id={titleId} takesFocus className="text-center">
          {m.signup_photo_title()}
        </ScreenHeading>
        <p className="mx-auto mt-1.5 mb-6 max-w-96 text-center text-balance text-ink-muted">{m.signup_photo_lead()}</p>
        <FirstPhoto memberId={memberId} name={name} headingId={titleId} />
      </div>
      <footer className="sticky bottom-0 flex-none bg-surface px-gutter pt-3 pb-safe-3.5 shadow-up md:px-6">
        <Button full variant={hasChosen ? 'primary' : 'outline'} onClick={() => changeSignup({ phase: 'complete' })}>
          {hasChosen ? m.signup_next() : m.signup_skip()}
        </Button>
      </footer>
    </>
  )
}
