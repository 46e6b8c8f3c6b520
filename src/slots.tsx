import { confirmationSlots } from './features/confirmation/slots.ts'
import { discountsSlots } from './features/discounts/slots.ts'
import { inspectionSlots } from './features/inspection/slots.ts'
import { likesSlots } from './features/likes/slots.ts'
import { photosSlots } from './features/photos/slots.ts'
import { pushSlots } from './features/push/slots.ts'
import { signupSlots } from './features/signup/slots.ts'
import type { SlotsByFeature } from './lib/slots.ts'
import { Banner as ShellBanner } from './shell/notices/Banner.tsx'
import { PopUps as ShellPopUps } from './shell/notices/PopUps.tsx'
import { shellSlots } from './shell/notices/slots.ts'

/** What features show around every page, each in a line. It comes after the first load; what is large when it is shown. */
const slots: SlotsByFeature = {
  shell: shellSlots,
  confirmation: confirmationSlots,
  discounts: discountsSlots,
  inspection: inspectionSlots,
  likes: likesSlots,
  photos: photosSlots,
  push: pushSlots,
  signup: signupSlots,
}

export const Banner = ({ isLate }: { isLate: boolean }) => <ShellBanner slots={slots} isLate={isLate} />

export const PopUps = () => <ShellPopUps slots={slots} />
