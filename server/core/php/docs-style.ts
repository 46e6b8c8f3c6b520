import { plainStyle } from '../pages/plain-style.ts'

export const docsStyle = `${plainStyle}
main { max-width: 52rem; }
h2 { margin: 0; font-size: 1.125rem; }
h3 { margin: 1rem 0 0; font-size: 0.9375rem; }
section { margin-top: 1rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
ul { margin: 0.375rem 0 0; padding-left: 1.125rem; }
nav ul, .fields { list-style: none; padding-left: 0; }
nav li, .fields li { padding: 0.125rem 0; }
.fields .fields { margin-left: 0.375rem; padding-left: 0.75rem; border-left: 2px solid var(--line); }
code, .method, .type { font: 0.875rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.method { font-weight: 700; }
.type, .note, em { color: var(--muted); }
.note { font-size: 0.9375rem; }
`
