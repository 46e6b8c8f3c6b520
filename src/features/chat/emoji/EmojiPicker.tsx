import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, use, useEffect, useMemo, useRef, useState } from 'react'
import { inputClass } from '@/ui/form/input-class.ts'
import { isForInputMethod } from '@/ui/form/input-method.ts'
import { m } from '~words'
import { writesWithKeyboard } from '../composer/keyboard.ts'
import { useMember } from '../use-member.ts'
import { goByKey } from './go-by-key.ts'
import { type Emoji, type EmojiGroup, loadEmoji, plain } from './load-emoji.ts'
import { noteEmoji, recentEmoji } from './recent-emoji.ts'

/** All emoji in groups, those used last before them, or those that a word finds. It stays open for several. */
export function EmojiPicker({ onPick }: { onPick: (sign: string) => void }) {
  const { locale } = useRouter().options.context
  const { id: memberId } = useMember()
  const groups = use(loadEmoji(locale))
  const [recent] = useState(() => recentEmoji(memberId))
  const [wanted, setWanted] = useState('')
  const panel = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // On a phone that would open the keyboard, which leaves no room for the emoji.
  useEffect(() => {
    if (writesWithKeyboard()) field.current?.focus()
  }, [])
  const shown = useMemo(() => shownGroups(groups, recent, wanted), [groups, recent, wanted])
  const pick = (sign: string) => {
    noteEmoji(memberId, sign)
    onPick(sign)
  }
  const pressKey = (event: KeyboardEvent) => {
    if (isForInputMethod(event.nativeEvent)) return
    // The picker is inside the message form, which Enter would submit.
    if (event.key === 'Enter' && event.target === field.current) {
      event.preventDefault()
      const first = shown[0]?.emoji[0]
      if (first) pick(first.sign)
    } else if (panel.current) goByKey(event, panel.current)
  }
  return (
    <div ref={panel} role="dialog" aria-label={m.emoji_choose()} onKeyDown={pressKey} className="flex h-full flex-col">
      <div className="flex-none p-2.5">
        <input
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={50}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          aria-label={m.emoji_search()}
          placeholder={m.emoji_search()}
          className={inputClass({ size: 'md' })}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2.5 pb-2.5">
        {shown.length === 0 && (
          <p role="status" className="py-8 text-center text-ink-muted">
            {m.emoji_none()}
          </p>
        )}
        {shown.map(({ title, emoji }) => (
          <section
            key={title}
            aria-label={title}
            className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]"
          >
            <h3 className="px-1 pt-2 pb-1 text-xs font-semibold text-ink-muted">{title}</h3>
            <div className="grid grid-cols-8">
              {emoji.map(({ sign, name }) => (
                <button
                  key={sign}
                  type="button"
                  aria-label={name}
                  title={name}
                  onClick={() => pick(sign)}
                  className={emojiClass}
                >
                  {sign}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  )
}

interface ShownGroup {
  title: string
  emoji: Emoji[]
}

function shownGroups(groups: readonly EmojiGroup[], recent: readonly string[], wanted: string): ShownGroup[] {
  const all = groups.flatMap(({ emoji }) => emoji)
  const words = plain(wanted).split(' ').filter(Boolean)
  if (words.length > 0) {
    const found = all.filter((one) => words.every((word) => ` ${one.words}`.includes(` ${word}`)))
    return found.length > 0 ? [{ title: m.emoji_found(), emoji: found }] : []
  }
  const used = recent.flatMap((sign) => all.find((one) => one.sign === sign) ?? [])
  return [
    ...(used.length > 0 ? [{ title: m.emoji_recent(), emoji: used }] : []),
    ...groups.map(({ number, emoji }) => ({ title: titles[number]?.() ?? '', emoji })),
  ]
}

/** By the numbers of the groups. */
const titles: Record<number, () => string> = {
  0: m.emoji_smileys,
  1: m.emoji_people,
  3: m.emoji_animals,
  4: m.emoji_food,
  5: m.emoji_travel,
  6: m.emoji_activities,
  7: m.emoji_objects,
  8: m.emoji_symbols,
  9: m.emoji_flags,
}

const emojiClass = 'grid aspect-square place-items-center rounded-md text-2xl hover:bg-sunken -outline-offset-2!'
