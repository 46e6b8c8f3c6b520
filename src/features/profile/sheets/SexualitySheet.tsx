import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { Checkbox } from '@/ui/form/choice/Checkbox.tsx'
import { OptionList } from '@/ui/form/choice/OptionList.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { toast } from '@/ui/overlay/toast.ts'
import { m } from '~words'
import { type Sexuality, sexualities } from '../../../../db/reference/attributes.ts'
import { errorWords } from '../../../lib/refusal-words.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useTRPC } from '../../../lib/trpc.ts'
import { attributeNameWord, attributeWord } from '../../../lib/words/attribute-words.ts'

/** Special-category data: chosen and consented to in one step, kept by no browser, erased with the consent. */
export function SexualitySheet({ chosen, onClose }: { chosen: Sexuality | null; onClose: () => void }) {
  const trpc = useTRPC()
  const [sexuality, setSexuality] = useState(chosen)
  const [consent, setConsent] = useState(chosen !== null)
  const { name: site } = useSettings()
  const queryClient = useQueryClient()
  const set = useMutation(
    trpc.profile.setSexuality.mutationOptions({
      onSuccess: async (_, wanted) => {
        await queryClient.invalidateQueries(trpc.profile.own.queryFilter())
        const said = wanted.sexuality
          ? m.profile_changed({ name: attributeNameWord('sexuality') })
          : m.profile_sexuality_withdrawn()
        toast({ text: said, tone: 'success' })
        onClose()
      },
    }),
  )
  const isReady = sexuality !== null && consent
  return (
    <Sheet title={attributeNameWord('sexuality')} closeLabel={m.shell_close()} onClose={onClose}>
      <OptionList
        options={sexualities.map((value) => ({ value, label: attributeWord('sexuality', value) }))}
        value={sexuality}
        onChoose={(value) => {
          setSexuality(value)
          if (value !== chosen) setConsent(false)
        }}
      />
      <Checkbox checked={consent} onChange={({ target }) => setConsent(target.checked)} className="mt-2">
        {m.signup_sexuality_consent({ site })}
      </Checkbox>
      <Alert tone="info" icon={<ShieldCheck aria-hidden />} className="mt-2">
        {m.profile_sexuality_note()}
      </Alert>
      {set.isError && (
        <Alert tone="danger" announce className="mt-3">
          {errorWords(set.error)}
        </Alert>
      )}
      <Button
        full
        disabled={!isReady}
        busy={set.isPending}
        onClick={() => set.mutate({ sexuality, consent })}
        className="mt-4"
      >
        {m.profile_save()}
      </Button>
      {chosen && (
        <Button
          variant="plain"
          full
          busy={set.isPending}
          onClick={() => set.mutate({ sexuality: null, consent: false })}
          className="mt-1"
        >
          {m.profile_sexuality_withdraw()}
        </Button>
      )}
    </Sheet>
  )
}
