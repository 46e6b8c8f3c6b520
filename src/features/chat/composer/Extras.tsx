import { GiftButton } from '../gifts/GiftButton.tsx'
import { PhotoButton, type PhotoButtonProps } from '../photos/PhotoButton.tsx'

/** What can be sent besides a text. */
export function Extras(props: PhotoButtonProps) {
  return (
    <>
      <GiftButton {...props} onGive={props.onSend} />
      <PhotoButton {...props} />
    </>
  )
}
