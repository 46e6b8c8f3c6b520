import { Sheet } from '@/ui/overlay/Sheet.tsx'
import { m } from '~words'
import { KeyCap } from './KeyCap.tsx'

const keys: [keys: string[], words: () => string][] = [
  [['A'], m.inspection_key_approve],
  [['1', '7'], m.inspection_key_reason],
  [['R'], m.inspection_key_refuse],
  [['U'], m.inspection_key_undo],
  [['Z'], m.inspection_key_zoom],
  [['J', 'K'], m.inspection_key_move],
  [['S'], m.inspection_key_release],
  [['?'], m.inspection_key_help],
]

export function KeysSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={m.inspection_keys()} closeLabel={m.shell_close()} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2.5">
        {keys.map(([caps, words]) => (
          <div key={caps.join()} className="contents">
            <dt className="flex items-center gap-1.5">
              <KeyCap always>{caps[0] as string}</KeyCap>
              {caps[1] && <KeyCap always>{caps[1]}</KeyCap>}
              <span className="sr-only">{caps.join(' – ')}</span>
            </dt>
            <dd>{words()}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
