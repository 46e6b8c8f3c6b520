import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Segmented } from '@/ui/form/choice/Segmented.tsx'
import { m } from '~words'
import { keepTheme, type Theme } from '../preferences.ts'

export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(useRouter().options.context.theme ?? 'device')
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: m.shell_theme_light() },
    { value: 'dark', label: m.shell_theme_dark() },
    { value: 'device', label: m.shell_theme_device() },
  ]
  const choose = (chosen: Theme) => {
    keepTheme(chosen)
    setTheme(chosen)
  }
  return <Segmented label={m.shell_theme()} options={options} value={theme} onChange={choose} />
}
