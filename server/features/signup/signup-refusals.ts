import { emailInGrace, emailTaken } from '../confirmation/refusals.ts'
import { loginLinkRequired, loginLocked } from '../login/refusals.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { cityInvalid, countryUnknown, regionUnknown } from '../places/refusals.ts'
import { consentRequired, signupMessageLength } from '../profile/refusals.ts'
import { profileNameRefusals } from '../profile/rules/profile-name.ts'
import {
  birthDateInvalid,
  birthDateRequired,
  genderRequired,
  passwordBlank,
  passwordCommon,
  passwordLength,
  passwordPersonal,
  signupClosed,
  signupLimited,
} from './refusals.ts'

const fieldRefusals = [
  ...profileNameRefusals,
  birthDateRequired,
  birthDateInvalid,
  emailInvalid,
  passwordLength,
  passwordBlank,
  passwordCommon,
  passwordPersonal,
  genderRequired,
  countryUnknown,
  regionUnknown,
  cityInvalid,
  signupMessageLength,
  consentRequired,
]

export const signupRefusals = [
  signupClosed,
  signupLimited,
  ...fieldRefusals,
  emailTaken,
  emailInGrace,
  loginLocked,
  loginLinkRequired,
]
