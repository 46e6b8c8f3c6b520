/** The look of the mailbox pages: the colours of the product, by itself, because this page is no part of the client. */
export const mailboxStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fbf6f5, #0e1126);
  --surface: light-dark(#ffffff, #191e3c);
  --ink: light-dark(#1a2046, #f3f2f9);
  --muted: light-dark(#51577a, #c3c7de);
  --line: light-dark(#e8dedc, #2e3560);
  --primary: light-dark(#b8104f, #ff92b6);
  --focus: light-dark(#1e2858, #ffc566);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--canvas); color: var(--ink);
  font: 1rem/1.55 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { max-width: 45rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.22; letter-spacing: -0.02em; overflow-wrap: anywhere; }
p { margin: 0.5rem 0 0; color: var(--muted); }
a { color: var(--primary); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
ul { margin: 1.5rem 0 0; padding: 0; list-style: none; }
li { margin-top: 0.75rem; }
li a {
  display: flex; flex-wrap: wrap; gap: 0.125rem 1rem; padding: 1rem 1.25rem;
  background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem 1.25rem 1.25rem 0.375rem;
  color: inherit; text-decoration: none;
}
li a:hover { border-color: var(--muted); }
li strong { flex: 1 1 16rem; overflow-wrap: anywhere; }
li span { flex-basis: 100%; }
li span, time { color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
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
`
