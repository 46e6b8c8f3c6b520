/** The base of pages that are no part of the client (mailbox, documentation): the product's colours and reading text. */
export const plainStyle = `
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
main { margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.625rem; line-height: 1.22; letter-spacing: -0.02em; }
p { margin: 0.5rem 0 0; }
a { color: var(--primary); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
`
