import type { ReactNode } from 'react'
import { OfficeFrame } from './OfficeFrame.tsx'

/** A page of the back office that is one form under its title. */
export function Narrow({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <OfficeFrame>
      <div className="wrap flex-1 py-8 md:py-14">
        <div className="mx-auto grid max-w-100 grid-cols-1 gap-5">
          <div>
            <h1 className="heading-page">{title}</h1>
            <p className="mt-1.5 text-ink-muted">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </OfficeFrame>
  )
}
