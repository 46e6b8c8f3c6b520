import { emailInGrace, emailTaken } from '../confirmation/refusals.ts'
import { loginLinkRequired, loginLocked } from '../login/refusals.ts'
import { emailInvalid } from '../mail/refusals.ts'
import { cityInvalid, countryUnknown, regionUnknown } from '../places/refusals.ts'
import {
  birthDateInvalid,
  birthDateRequired,
  consentRequired,
  genderRequired,
  passwordBlank,
  passwordCommon,
  passwordLength,
  passwordPersonal,
  profileNameAtSign,
  profileNameCharacters,
  profileNameContact,
  profileNameIsEmail,
  profileNameLength,
  profileNameOfficial,
  profileNameRequired,
  signupClosed,
  signupLimited,
  signupMessageLength,
} from './refusals.ts'

const fieldRefusals = [
  profileNameRequired,
  profileNameLength,
  profileNameIsEmail,
  profileNameAtSign,
  profileNameContact,
  profileNameCharacters,
  profileNameOfficial,
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
