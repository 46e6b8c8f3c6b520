import { emailInGrace, loginBanned, loginFailed, loginLinkRequired, loginLocked } from '../refusals.ts'

/** What a log-in may refuse with. */
export const loginRefusals = [loginFailed, loginLocked, loginLinkRequired, loginBanned, emailInGrace]
