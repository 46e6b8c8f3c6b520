import { Segmented } from '@/ui/form/choice/Segmented.tsx'
import { m } from '~words'
import type { Shell, Theme } from '../shell.ts'

export function ThemeChoice({ theme, onThemeChange }: Pick<Shell, 'theme' | 'onThemeChange'>) {
  const options: { value: Theme; label: string }[] = [
    { value: 'light', label: m.shell_theme_light() },
    { value: 'dark', label: m.shell_theme_dark() },
    { value: 'device', label: m.shell_theme_device() },
  ]
  return <Segmented label={m.shell_theme()} options={options} value={theme} onChange={onThemeChange} />
}
