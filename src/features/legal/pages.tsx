import { useRouter } from '@tanstack/react-router'
import { m } from '~words'
import { sellerLines } from '../../../server/features/receipts/rules/words.ts'
import { useSettings } from '../../lib/settings.ts'
import { LegalPage } from './LegalPage.tsx'

export function TermsPage() {
  const { name: site, minAge: age, supportEmail: email, refundDays: days, demo } = useSettings()
  return (
    <LegalPage
      title={m.shell_footer_terms()}
      notice={m.legal_demo({ site })}
      sections={[
        [m.legal_terms_who_title({ site }), m.legal_terms_who({ age })],
        [m.legal_terms_conduct_title(), m.legal_terms_conduct()],
        [m.legal_terms_profiles_title(), m.legal_terms_profiles()],
        [m.legal_terms_money_title(), m.legal_terms_money()],
        [m.legal_terms_withdrawal_title(), m.legal_terms_withdrawal({ days })],
        ...(demo ? [[m.legal_terms_test_title(), m.legal_terms_test()] as [string, string]] : []),
        [m.legal_terms_removal_title(), m.legal_terms_removal({ email })],
        [m.legal_terms_end_title(), m.legal_terms_end({ email })],
      ]}
    />
  )
}

export function PrivacyPage() {
  const { name: site, supportEmail: email } = useSettings()
  return (
    <LegalPage
      title={m.shell_footer_privacy()}
      notice={m.legal_demo({ site })}
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

/** `/pages/return-policy`: what the law grants, which no operator writes (product §17.11). */
export function ReturnPolicyPage() {
  const { locale } = useRouter().options.context
  const { refundDays: days, supportEmail: email, seller } = useSettings()
  return (
    <LegalPage
      title={m.shell_footer_return_policy()}
      sections={[
        [m.legal_return_right_title(), m.legal_return_right({ days })],
        [m.legal_return_how_title(), m.legal_return_how({ email })],
        [m.legal_return_money_title(), m.legal_return_money()],
        [m.legal_return_seller_title(), sellerLines(seller, locale).join(' · ')],
      ]}
    />
  )
}
