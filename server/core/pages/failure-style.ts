/** The style of the fallback page when no page can be rendered: the product's colours, without other files. */
export const failureStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#fbf6f5, #0e1126);
  --ink: light-dark(#1a2046, #f3f2f9);
  --muted: light-dark(#51577a, #c3c7de);
  --primary: light-dark(#d41862, #d9256c);
  --focus: light-dark(#1e2858, #ffc566);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
body {
  display: grid; min-height: 100dvh; margin: 0; place-items: center; background: var(--canvas); color: var(--ink);
  font: 1rem/1.55 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { display: grid; max-width: 40ch; padding: 4rem 1.25rem; justify-items: center; text-align: center; }
h1 { margin: 1.5rem 0 0; font-size: 1.625rem; line-height: 1.22; letter-spacing: -0.02em; }
p { margin: 0.5rem 0 0; color: var(--muted); }
.code { font-size: 0.875rem; font-variant-numeric: tabular-nums; }
a {
  display: inline-flex; min-height: 3rem; margin-top: 1.75rem; padding: 0 1.375rem; align-items: center;
  border-radius: 99rem; background: var(--primary); color: #ffffff; font-weight: 600; text-decoration: none;
}
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`
