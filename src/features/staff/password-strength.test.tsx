import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { ratePassword, staffSiteName } from '../../../server/features/staff/rules/password-rating.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

const olga = { siteName: staffSiteName, profileName: 'Olga Zonneveld', email: 'olga@example.org' }

test.each([
  ['kort&lang7', '3', 'Nog te kort: minstens 12 tekens.'],
  ['password1234', '2', 'Te makkelijk te raden.'],
  ['Olga Zonneveld', '1', 'Te makkelijk te raden.'],
  ['zeven zeilen bij dageraad', '5', 'Sterk genoeg.'],
])('while one chooses %j the bar stands at %s of 5 and says: %s', async (password, value, words) => {
  const drawn = renderToStaticMarkup(<PasswordStrength rating={await ratePassword(password, olga)} />)
  expect(drawn).toContain(`max="5" value="${value}"`)
  expect(drawn).toContain(words)
})
