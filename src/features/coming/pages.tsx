import { m } from '~words'
import { ComingPage } from './ComingPage.tsx'

export const BanPage = () => <ComingPage title={m.coming_ban()} kind="text" />
export const ComplaintsPage = () => <ComingPage title={m.coming_complaints()} kind="text" />
export const CookiesPage = () => <ComingPage title={m.coming_cookies()} kind="text" />
export const CreditsPage = () => <ComingPage title={m.coming_credits()} kind="shop" />
export const FaqPage = () => <ComingPage title={m.coming_faq()} kind="text" />
export const NotificationsPage = () => <ComingPage title={m.coming_notifications()} kind="setting" />
export const PremiumPage = () => <ComingPage title={m.coming_premium()} kind="shop" />
export const PricingPage = () => <ComingPage title={m.coming_pricing()} kind="shop" />
export const PrivacyPage = () => <ComingPage title={m.coming_privacy()} kind="text" />
export const ReturnPolicyPage = () => <ComingPage title={m.coming_return_policy()} kind="text" />
export const ServicePage = () => <ComingPage title={m.coming_service()} kind="text" />
export const TermsPage = () => <ComingPage title={m.coming_terms()} kind="text" />
export const TransactionsPage = () => <ComingPage title={m.coming_transactions()} kind="shop" />
