import { cityInvalid, countryUnknown, regionUnknown } from '../places/refusals.ts'
import { aboutChanged, signupMessageLength } from './refusals.ts'
import { profileNameRefusals } from './rules/profile-name.ts'

export const changeRefusals = [
  ...profileNameRefusals,
  countryUnknown,
  regionUnknown,
  cityInvalid,
  signupMessageLength,
  aboutChanged,
]
