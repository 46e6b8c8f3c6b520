import { m } from '~words'
import { HeroPortraits } from './HeroPortraits.tsx'
import { StartForm, type StartFormProps } from './StartForm.tsx'

export function Hero(form: StartFormProps) {
  return (
    <section className="pt-5.5 pb-11 lg:pt-14 lg:pb-22">
      <div className="wrap grid grid-cols-1 gap-6.5 md:grid-cols-[1.15fr_.85fr] md:gap-x-8 lg:grid-cols-[1.05fr_.95fr] lg:gap-x-16">
        <div className="md:self-end">
          <h1 className="text-display font-bold">{m.landing_title()}</h1>
          <p className="mt-3.5 max-w-[33em] text-lg text-ink-muted lg:mt-5 lg:text-[1.25rem]">{m.landing_lead()}</p>
        </div>
        <div className="md:col-start-2 md:row-span-2 md:row-start-1 md:self-center">
          <HeroPortraits />
        </div>
        <div className="md:self-start lg:mt-2">
          <StartForm {...form} />
        </div>
      </div>
    </section>
  )
}
