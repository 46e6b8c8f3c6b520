import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { withNames } from '@/ui/text/with-names.tsx'
import { m } from '~words'
import { useSettings } from '../../../lib/settings.ts'
import { markName } from '../../../lib/words/mark-name.ts'
import type { ChosenMethod, MethodView } from '../method/MethodChoice.tsx'

/** Whether what is paid with is to be remembered, where it can be; never ticked beforehand. */
export function RememberTick({
  offers,
  chosen,
}: {
  offers: readonly MethodView[] | undefined
  chosen: ChosenMethod | null
}) {
  const site = markName(useSettings().name)
  const offer = chosen?.savedMethodId ? undefined : offers?.find(({ method }) => method === chosen?.method)
  if (!offer?.canBeRemembered) return null
  return (
    <Checkbox key={offer.method} name="remember">
      {withNames(
        offer.method === 'paypal' ? m.saved_methods_remember_paypal({ site }) : m.saved_methods_remember_card({ site }),
      )}
    </Checkbox>
  )
}
