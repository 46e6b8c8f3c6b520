/** The look of the reference: the colours of the product, by itself, because this page is no part of the client. */
export const docsStyle = `
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
  margin: 0; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere;
  font: 1rem/1.55 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.22; letter-spacing: -0.02em; }
h2 { margin: 0; font-size: 1.125rem; }
h3 { margin: 1rem 0 0; font-size: 0.9375rem; }
p { margin: 0.5rem 0 0; }
section { margin-top: 1rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
ul { margin: 0.375rem 0 0; padding-left: 1.125rem; }
nav ul, .fields { list-style: none; padding-left: 0; }
nav li, .fields li { padding: 0.125rem 0; }
.fields .fields { margin-left: 0.375rem; padding-left: 0.75rem; border-left: 2px solid var(--line); }
code, .method, .type { font: 0.875rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.method { font-weight: 700; }
.type, .note, em { color: var(--muted); }
.note { font-size: 0.9375rem; }
a { color: var(--primary); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
`
