import { useEffect, useState } from 'react'
import type { LivingPlace } from '../../../../server/features/places/geocode.ts'
import { snap } from '../../../../server/features/places/rules.ts'

/** Product §3.7: what the browser says, or that it says nothing. */
export type LocationPermission = 'unsupported' | 'unknown' | PermissionState

export type LocationSearch =
  | { state: 'idle' | 'searching' | 'nowhere' | 'denied' | 'failed' }
  | { state: 'found'; place: LivingPlace }

/** The place around the browser's position, once somebody asks for it. */
export function useLocation() {
  const permission = usePermission()
  const [search, setSearch] = useState<LocationSearch>({ state: 'idle' })
  const find = async () => {
    setSearch({ state: 'searching' })
    setSearch(await findPlace())
  }
  return { permission, search, find, forget: () => setSearch({ state: 'idle' }) }
}

function usePermission(): LocationPermission {
  const [permission, setPermission] = useState<LocationPermission>('unknown')
  useEffect(() => {
    if (!('geolocation' in navigator)) return setPermission('unsupported')
    let status: PermissionStatus | undefined
    const note = () => status && setPermission(status.state)
    const listen = (asked: PermissionStatus) => {
      status = asked
      note()
      status.addEventListener('change', note)
    }
    // Some browsers know positions and no permissions: then it stays unknown.
    navigator.permissions?.query({ name: 'geolocation' }).then(listen, () => {})
    return () => status?.removeEventListener('change', note)
  }, [])
  return permission
}

/** Product §3.7: an hour. */
const oldest = 60 * 60_000
const patience = 15_000

async function findPlace(): Promise<LocationSearch> {
  const position = await new Promise<GeolocationPosition | GeolocationPositionError>((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, resolve, { maximumAge: oldest, timeout: patience }),
  )
  if ('code' in position) return { state: position.code === position.PERMISSION_DENIED ? 'denied' : 'failed' }
  // The exact place does not leave the browser.
  const { latitude, longitude } = snap(position.coords)
  const query = `lat=${latitude.toFixed(6)}&lon=${longitude.toFixed(6)}`
  const answer = await fetch(`/api/geocode.php?${query}`, { signal: AbortSignal.timeout(patience) })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  const result: LivingPlace | false | undefined = answer?.result
  if (result === undefined) return { state: 'failed' }
  return result ? { state: 'found', place: result } : { state: 'nowhere' }
}
