import { Alert } from '@/ui/Alert.tsx'
import { m } from '~words'

/** Plain advice, readable without script. */
export function SafetyPage() {
  const advice = [
    [m.reports_safe_money_title(), m.reports_safe_money()],
    [m.reports_safe_here_title(), m.reports_safe_here()],
    [m.reports_safe_meet_title(), m.reports_safe_meet()],
    [m.reports_safe_private_title(), m.reports_safe_private()],
    [m.reports_safe_act_title(), m.reports_safe_act()],
  ]
  return (
    <div className="wrap py-group">
      <div className="max-w-[65ch]">
        <h1 className="heading-page">{m.reports_safe_title()}</h1>
        <p className="mt-1.5 text-ink-muted">{m.reports_safe_lead()}</p>
        <Alert tone="danger" className="mt-5">
          {m.reports_safe_danger()}
        </Alert>
        {advice.map(([title, text]) => (
          <section key={title} className="mt-7">
            <h2 className="heading-section">{title}</h2>
            <p className="mt-1.5 text-ink-muted">{text}</p>
          </section>
        ))}
      </div>
    </div>
  )
}
