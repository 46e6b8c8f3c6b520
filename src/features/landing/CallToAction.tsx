import { buttonClass } from '@/ui/control/button-class.ts'
import { m } from '~words'
import { SignupLink } from '../../lib/signup/SignupLink.tsx'

export function CallToAction() {
  return (
    <section className="pt-13 pb-10 lg:pt-21 lg:pb-18">
      <div className="wrap">
        <div className={blockClass}>
          <div>
            <h2 className="heading-page">{m.landing_cta_title()}</h2>
            <p className="mt-2 text-on-secondary-muted">{m.landing_cta_text()}</p>
          </div>
          <SignupLink className={buttonClass({}, 'lg:px-8')}>{m.landing_sign_up()}</SignupLink>
        </div>
      </div>
    </section>
  )
}

const blockClass =
  'grid grid-cols-1 gap-4.5 rounded-portrait bg-secondary px-6 py-8 text-on-secondary on-dark md:grid-cols-[1fr_auto] ' +
  'md:items-center md:gap-x-10 md:px-10 lg:px-14 lg:py-12'
