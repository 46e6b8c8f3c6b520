const site = document.documentElement.dataset.site
const country = 'NL'
const form = document.querySelector('#signup')
const problem = document.querySelector('#problem')

document.querySelector('#terms').href = `${site}/pages/terms`
await offerRegions()
form.addEventListener('submit', signUp)

async function offerRegions() {
  const response = await fetch(`${site}/api/regions.php`)
  const { regions } = await response.json()
  for (const { id, name } of regions[country] ?? []) form.elements.region.append(new Option(name, id))
}

/** Signs up and goes on to the site, which knows the visitor from then on. */
async function signUp(event) {
  event.preventDefault()
  problem.textContent = ''
  const button = form.querySelector('button')
  button.disabled = true
  try {
    const response = await fetch(`${site}/api/signup.php`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...filledIn(), ...tracking() }),
    })
    const answer = await response.json()
    if (response.ok) location.assign(answer.redirect)
    else showProblems(answer)
  } catch {
    problem.textContent = 'Geen verbinding. Probeer het opnieuw.'
  } finally {
    button.disabled = false
  }
}

function filledIn() {
  const { name, email, date_of_birth, gender, region, password } = Object.fromEntries(new FormData(form))
  const consent = form.elements.consent.checked
  return { name, email, date_of_birth, gender, country, region: region || null, password, consent }
}

/** What the advertisement wrote behind the address of this page. */
function tracking() {
  const query = new URLSearchParams(location.search)
  const names = ['network', 'ref', 'sub1', 'sub2', 'sub3']
  return Object.fromEntries(names.filter((name) => query.has(name)).map((name) => [name, query.get(name)]))
}

/** The words come from the site, in the visitor's language. */
function showProblems(answer) {
  const problems = answer.problems ?? [answer]
  problem.textContent = problems.map(({ message }) => message).join('\n')
  form.elements[problems[0].field]?.focus()
}
