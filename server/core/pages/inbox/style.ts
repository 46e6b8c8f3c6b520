import { plainStyle } from '../plain-style.ts'

export const inboxStyle = `${plainStyle}
main { max-width: 45rem; }
p { color: var(--muted); }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
li { margin-top: 0.75rem; }
li a, li article {
  display: flex; flex-wrap: wrap; gap: 0.125rem 1rem; padding: 1rem 1.25rem;
  background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem 1.25rem 1.25rem 0.375rem;
  color: inherit; text-decoration: none;
}
li a:hover { border-color: var(--muted); }
li strong { flex: 1 1 16rem; }
li span { flex-basis: 100%; }
li span, time { color: var(--muted); font-size: 0.875rem; }
time { font-variant-numeric: tabular-nums; white-space: nowrap; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
iframe {
  display: block; width: 100%; height: 44rem; margin-top: 1.5rem; background: #fbf6f5;
  border: 1px solid var(--line); border-radius: 1.25rem 1.25rem 1.25rem 0.375rem;
}
summary { min-height: 2.75rem; margin-top: 1rem; padding: 0.5rem 0; color: var(--muted); cursor: pointer; }
pre {
  margin: 0; padding: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem;
  white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem;
}
li pre { flex-basis: 100%; padding: 0; border: 0; font: inherit; }
`
