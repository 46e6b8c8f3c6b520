import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'

export interface MembersPreviewProps {
  siteName: string
  canSearch: boolean
  children: ReactNode
}

export function MembersPreview({ siteName, canSearch, children }: MembersPreviewProps) {
  return (
    <section className="pt-13 lg:pt-21">
      <div className="wrap">
        <div className="mb-3.5 flex items-baseline justify-between gap-3 lg:mb-5">
          <h2 className="heading-page">{m.landing_members_title({ site: siteName })}</h2>
          {canSearch && (
            <Link to="/members" className="hidden rounded-xs text-link lg:inline">
              {m.landing_members_more()}
            </Link>
          )}
        </div>
        {/* Beside each other as long as letters leave room for what stands on a photo. */}
        <div className="@container">
          <div className="grid grid-cols-1 gap-x-3 gap-y-5 @min-[16rem]:grid-cols-2 md:grid-cols-4 lg:gap-x-5">
            {children}
          </div>
        </div>
        {canSearch && (
          <Link to="/members" className={buttonClass({ variant: 'outline', full: true }, 'mt-6.5 lg:hidden')}>
            {m.landing_members_more()}
          </Link>
        )}
      </div>
    </section>
  )
}
