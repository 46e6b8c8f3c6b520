import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Segmented } from '@/ui/form/choice/Segmented.tsx'
import { m } from '~words'
import { answerDrawn } from '../../lib/navigation/answer-drawn.ts'
import { keepTheme, shownTheme, type Theme } from '../preferences.ts'

export function ThemeChoice() {
  const { context } = useRouter().options
  // Another frame has another menu, which goes on where the last one was.
  const [theme, setTheme] = useState(() => shownTheme(context.theme))
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: m.shell_theme_light() },
    { value: 'dark', label: m.shell_theme_dark() },
    { value: 'device', label: m.shell_theme_device() },
  ]
  // The mark moves first: another theme styles the whole page anew.
  const choose = (chosen: Theme) => {
    setTheme(chosen)
    void answerDrawn().then(() => keepTheme(chosen))
  }
  return <Segmented label={m.shell_theme()} options={options} value={theme} onChange={choose} />
}
