/** All of photos that is fetched once the page is alive, as one file. */
export { OutgoingPhoto } from './OutgoingPhoto.tsx'
export { sendOutgoing, settleOutgoing } from './outgoing.ts'
export { PhotoOpener } from './PhotoOpener.tsx'
export { PhotoPicker } from './PhotoPicker.tsx'
