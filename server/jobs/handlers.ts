import type { World } from '../core/context.ts'
import { answerRequest } from '../features/accounts/links/address-requests.ts'
import {
  sendAccountExistsMail,
  sendActivationMail,
  sendLoginMail,
  sendReactivationMail,
} from '../features/accounts/links/send-mails.ts'
import { keepUp } from '../features/accounts/upkeep.ts'
import { forgetOldEvents } from '../features/live/upkeep.ts'
import { tellActivity } from '../features/members/tell-activity.ts'
import type { JobHandlers } from './jobs.ts'

/** Which verb does the work of each queue. */
export function jobHandlers(world: World): JobHandlers {
  return {
    activation_mail: (payload) => sendActivationMail(world, payload),
    reactivation_mail: (payload) => sendReactivationMail(world, payload),
    account_exists_mail: (payload) => sendAccountExistsMail(world, payload),
    login_mail: (payload) => sendLoginMail(world, payload),
    address_request: (payload) => answerRequest(world, payload),
    nightly_upkeep: () => keepUp(world),
    tell_activity: () => tellActivity(world),
    event_upkeep: () => forgetOldEvents(world),
  }
}
