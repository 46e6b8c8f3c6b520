import { m } from '~words'
import { ComingPage } from './ComingPage.tsx'

export const BanPage = () => <ComingPage title={m.shell_footer_ban()} kind="text" />
export const ComplaintsPage = () => <ComingPage title={m.shell_footer_complaints()} kind="text" />
export const CookiesPage = () => <ComingPage title={m.shell_footer_cookies()} kind="text" />
export const FaqPage = () => <ComingPage title={m.shell_footer_faq()} kind="text" />
export const NotificationsPage = () => <ComingPage title={m.coming_notifications()} kind="setting" />
export const ServicePage = () => <ComingPage title={m.shell_footer_service()} kind="text" />
