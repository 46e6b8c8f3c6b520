import { emailInGrace } from '../confirmation/refusals.ts'
import { loginBanned, loginFailed, loginLinkRequired, loginLocked } from './refusals.ts'

export const loginRefusals = [loginFailed, loginLocked, loginLinkRequired, loginBanned, emailInGrace]
