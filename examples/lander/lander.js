const form = document.querySelector('#signup')
const problem = document.querySelector('#problem')

// First of all: until then the browser sends the form by itself, which works as well.
form.addEventListener('submit', signUp)
rememberTracking()
offerRegions()

/** What the advertisement wrote behind the address of this page goes with the form. */
function rememberTracking() {
  const query = new URLSearchParams(location.search)
  for (const name of ['network', 'ref', 'sub1', 'sub2', 'sub3']) {
    if (!query.has(name)) continue
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value: query.get(name) })
    form.append(input)
  }
}

/** The region is shown once there is something to choose; nobody needs it to sign up. */
async function offerRegions() {
  try {
    const response = await fetch(new URL('regions.php', form.action))
    const { regions } = await response.json()
    const { country, region } = form.elements
    for (const { id, name } of regions[country.value] ?? []) region.append(new Option(name, id))
    document.querySelector('#region').hidden = region.options.length < 2
  } catch {
    // Without the list there is one question less.
  }
}

/** Signs up and goes on to the site, which knows the visitor from then on. */
async function signUp(event) {
  event.preventDefault()
  problem.textContent = ''
  const button = form.querySelector('button')
  button.disabled = true
  try {
    // A script that asks for no page gets JSON.
    const response = await fetch(form.action, { method: 'POST', credentials: 'include', body: new FormData(form) })
    const answer = await response.json()
    if (response.ok) location.assign(answer.redirect)
    else showProblems(answer)
  } catch {
    problem.textContent = 'Geen verbinding. Probeer het opnieuw.'
  } finally {
    button.disabled = false
  }
}

/** The words come from the site, in the form's language. */
function showProblems(answer) {
  const problems = answer.problems ?? [answer]
  problem.textContent = problems.map(({ message }) => message).join('\n')
  form.elements[problems[0].field]?.focus()
}
