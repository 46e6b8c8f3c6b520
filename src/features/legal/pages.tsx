import { m } from '~words'
import { useSettings } from '../../lib/settings.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  const { name: site, minAge: age, supportEmail: email } = useSettings()
  return (
    <LegalPage
      title={m.shell_footer_terms()}
      sections={[
        [m.legal_terms_who_title({ site }), m.legal_terms_who({ age })],
        [m.legal_terms_conduct_title(), m.legal_terms_conduct()],
        [m.legal_terms_profiles_title(), m.legal_terms_profiles()],
        [m.legal_terms_money_title(), m.legal_terms_money()],
        [m.legal_terms_removal_title(), m.legal_terms_removal({ email })],
        [m.legal_terms_end_title(), m.legal_terms_end({ email })],
      ]}
    />
  )
}

export function PrivacyPage() {
  const { supportEmail: email } = useSettings()
  return (
    <LegalPage
      title={m.shell_footer_privacy()}
      sections={[
        [m.legal_privacy_kept_title(), m.legal_privacy_kept()],
        [m.legal_privacy_browser_title(), m.legal_privacy_browser()],
        [m.legal_privacy_seen_title(), m.legal_privacy_seen()],
        [m.legal_privacy_special_title(), m.legal_privacy_special()],
        [m.legal_privacy_time_title(), m.legal_privacy_time()],
        [m.legal_privacy_rights_title(), m.legal_privacy_rights({ email })],
      ]}
    />
  )
}
