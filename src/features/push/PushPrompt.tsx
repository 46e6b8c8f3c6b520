import { Bell } from 'lucide-react'
import { Alert } from '@/ui/Alert.tsx'
import { Button } from '@/ui/control/Button.tsx'
import { m } from '~words'
import { useAskFor } from '../../lib/notices/asked.ts'
import { useSettings } from '../../lib/settings.ts'
import type { BannerProps } from '../../lib/slots.ts'
import { failureWords } from './failure-words.ts'
import { useSwitchPush } from './use-push.ts'

/** Offers notifications. The result replaces the offer until the next page. */
export function PushPrompt({ dismiss }: BannerProps) {
  const site = useSettings().name
  const { mutate, data: isOn, isPending, error } = useSwitchPush()
  // What became of it is read, though there is nothing to offer any more.
  useAskFor('push', isOn !== undefined)
  const enable = (
    <Button variant="outline" size="md" busy={isPending} onClick={() => mutate(true)}>
      {m.push_enable()}
    </Button>
  )
  if (isOn)
    return (
      <Alert tone="success" title={m.push_enabled()} announce>
        {m.push_private()}
      </Alert>
    )
  if (isOn === false)
    return (
      <Alert tone="warning" title={m.push_denied_title()} announce dismiss={dismiss}>
        {m.push_denied({ site })}
      </Alert>
    )
  return (
    <Alert tone="info" icon={<Bell aria-hidden />} title={m.push_prompt_title()} action={enable} dismiss={dismiss}>
      {m.push_prompt_text({ site })}
      {error && (
        <span role="alert" className="mt-1 block font-semibold">
          {failureWords(error)}
        </span>
      )}
    </Alert>
  )
}
