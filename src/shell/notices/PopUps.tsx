import { type ComponentType, useEffect, useState } from 'react'
import { useBusy } from '../../lib/notices/busy.ts'
import type { PopUpName, PopUpProps, SlotsByFeature } from '../../lib/slots.ts'
import { popUpKeys } from './conditions.ts'
import { putAway, useTellServer } from './put-away.ts'
import { popUpOf } from './rule.ts'
import { useSituation } from './use-situation.ts'

/** Opens one pop-up at a time, when it is its turn and its piece is here. Stands once, in the frame. */
export function PopUps({ slots }: { slots: SlotsByFeature }) {
  const situation = useSituation()
  const isBusy = useBusy()
  useTellServer()
  const [open, setOpen] = useState<PopUpName | null>(null)
  const next = popUpOf({ ...situation, open, isBusy: false })
  const Shown = useLoaded(next, slots)
  const popUp = popUpOf({ ...situation, open, isBusy: isBusy || !Shown })
  if (popUp !== open) setOpen(popUp)
  const key = popUp && popUpKeys[popUp]
  return (
    <>
      {Object.entries(slots).map(([feature, { Background }]) => Background && <Background key={feature} />)}
      {popUp && Shown && <Shown key={popUp} onPutAway={key ? () => putAway(key) : undefined} />}
    </>
  )
}

/** Loaded before it opens: somebody may have begun to write meanwhile. */
function useLoaded(popUp: PopUpName | null, slots: SlotsByFeature): ComponentType<PopUpProps> | undefined {
  const [loaded, setLoaded] = useState<Partial<Record<PopUpName, ComponentType<PopUpProps>>>>({})
  useEffect(() => {
    if (!popUp) return
    const [load] = Object.values(slots).flatMap(({ popUps }) => popUps?.[popUp] ?? [])
    if (load) void load().then((Shown) => setLoaded((others) => ({ ...others, [popUp]: Shown })))
  }, [popUp, slots])
  return popUp ? loaded[popUp] : undefined
}
