import { useState } from 'react'
import { Button } from '@/ui/control/Button.tsx'
import { ChipList } from '@/ui/control/ChipList.tsx'
import { Field } from '@/ui/form/Field.tsx'
import { TextInput } from '@/ui/form/TextInput.tsx'
import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { type Interest, interests, isInterest } from '../../../../db/reference/interests.ts'
import { InterestIcon } from '../../../lib/words/interest-icons.tsx'
import { interestWord } from '../../../lib/words/interest-words.ts'
import type { Editing } from '../saving/use-own-profile.ts'

/** Each press is kept at once; the button only closes. */
export function InterestsSheet({ editing: { profile, save }, onClose }: { editing: Editing; onClose: () => void }) {
  const [sought, setSought] = useState('')
  const chosen = profile.interests.filter(isInterest)
  const options = interests
    .map((value) => ({ value, label: interestWord(value), icon: <InterestIcon interest={value} /> }))
    .filter(({ label }) => label.toLowerCase().includes(sought.trim().toLowerCase()))
  const change = (next: Interest[]) =>
    save({
      interests: {
        add: next.filter((each) => !chosen.includes(each)),
        remove: chosen.filter((each) => !next.includes(each)),
      },
    })
  return (
    <Sheet
      title={m.profile_interests()}
      closeLabel={m.shell_close()}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="self-center text-sm text-ink-muted">
            {m.profile_interests_chosen({ count: chosen.length })}
          </p>
          <Button onClick={onClose}>{m.profile_interests_done()}</Button>
        </>
      }
    >
      <Field label={m.profile_interests_search()} labelHidden>
        <TextInput
          type="search"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          placeholder={m.profile_interests_search()}
          maxLength={40}
        />
      </Field>
      <p className="mt-3 mb-2 text-sm text-ink-muted">{m.profile_interests_help()}</p>
      {options.length > 0 ? (
        <ChipList label={m.profile_interests()} labelHidden options={options} chosen={chosen} onChange={change} />
      ) : (
        <p role="status">{m.profile_interests_none({ sought: sought.trim() })}</p>
      )}
    </Sheet>
  )
}
