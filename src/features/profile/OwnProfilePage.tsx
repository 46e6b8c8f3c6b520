import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'
import { useMe } from '../../lib/session/me.ts'
import { trpc } from '../../lib/trpc.ts'
import { BlockedMembers } from '../blocks/BlockedMembers.tsx'
import { MailAddress } from '../mail-change/MailAddress.tsx'
import { ProfileView } from '../members/profile/ProfileView.tsx'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'

export function OwnProfilePage() {
  const me = useMe()
  return me && <OwnProfile id={me.id} isHidden={me.profileStatus === 'disabled'} />
}

function OwnProfile({ id, isHidden }: { id: string; isHidden: boolean }) {
  const [profile] = trpc.members.get.useSuspenseQuery({ id })
  return (
    <>
      <div className="wrap py-4 md:pb-0">
        <Alert tone="info" title={m.profile_own_title()}>
          {isHidden ? m.profile_own_hidden() : m.profile_own_text()}
        </Alert>
        <div className="mt-4">
          <PhotoStrip />
        </div>
      </div>
      <ProfileView profile={profile} />
      <div className="wrap grid grid-cols-1 gap-8 pb-block">
        <MailAddress />
        <BlockedMembers />
      </div>
    </>
  )
}
