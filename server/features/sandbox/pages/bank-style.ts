/** The look of another place than the shop: its ink and nothing else of it, no pink, square corners. */
export const bankStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#e9ecf7, #0f1228);
  --bar: light-dark(#626784, #2f3660);
  --surface: light-dark(#ffffff, #191e3c);
  --ink: light-dark(#1a2046, #f5f1f4);
  --muted: light-dark(#51577a, #bdc1da);
  --line: light-dark(#e8dedc, #2f3660);
  --edge: light-dark(#83859c, #7d84ab);
  --go: light-dark(#1a2046, #dfe4fa);
  --on-go: light-dark(#ffffff, #0f1228);
  --focus: light-dark(#1e2858, #ffc766);
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.5 -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
header {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem;
  padding: 0.875rem max(1rem, (100% - 28rem) / 2);
  background: var(--bar); color: #ffffff; font-size: 0.875rem;
}
header b { font-size: 1rem; }
main { display: grid; gap: 0.875rem; max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2 { margin: 0; font-size: 1.125rem; line-height: 1.3; letter-spacing: -0.02em; }
form > * + h1 { margin-top: 0.75rem; }
p { margin: 0; color: var(--muted); font-size: 0.875rem; }
p b { color: var(--ink); }
.box { display: grid; gap: 0.75rem; padding: 0.875rem 1rem; background: var(--surface); border: 1px solid var(--edge); }
dl { display: grid; gap: 0.375rem; margin: 0; font-size: 0.875rem; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; }
dt { color: var(--muted); }
dd { margin: 0 0 0 auto; text-align: right; font-variant-numeric: tabular-nums; }
dl .total { margin-top: 0.5rem; padding-top: 0.75rem; border-top: 1px solid var(--line); font-weight: 700; }
dl .total dt { color: var(--ink); }
dl .total dd { font-size: 1.125rem; }
form { display: grid; gap: 0.75rem; }
fieldset { display: grid; gap: 0.75rem; margin: 0; padding: 0; border: 0; }
label { display: grid; gap: 0.375rem; font-size: 0.875rem; font-weight: 600; }
select {
  appearance: none; width: 100%; min-height: 3rem; padding: 0 min(2.5rem, 40px) 0 min(0.75rem, 12px); color: var(--ink);
  background:
    linear-gradient(45deg, transparent 50%, var(--muted) 50%) right 1.25rem center / 0.375rem 0.375rem no-repeat,
    linear-gradient(135deg, var(--muted) 50%, transparent 50%) right 0.875rem center / 0.375rem 0.375rem no-repeat,
    var(--surface);
  border: 1px solid var(--edge); border-radius: 0; font: inherit; font-weight: 400; font-size: min(1rem, 7vw);
}
@media (forced-colors: active) { select { appearance: auto; } }
button {
  display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 0.125rem 1rem; width: 100%;
  min-height: 3rem; padding: 0.5rem 0.875rem; background: var(--surface); color: var(--ink); border: 1px solid var(--edge);
  border-radius: 0; font: inherit; font-weight: 600; text-align: left; cursor: pointer;
}
button small { color: var(--muted); font-weight: 400; font-size: 0.8125rem; }
button:hover { border-color: var(--ink); }
button.go { background: var(--go); color: var(--on-go); border-color: var(--go); }
button.go small { color: inherit; }
a { color: var(--ink); font-weight: 600; }
a.stands-alone, summary { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; cursor: pointer; }
summary { display: list-item; padding: 0.625rem 0; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
ol { display: grid; margin: 0; padding: 0; list-style: none; font-size: 0.875rem; }
li {
  display: grid; grid-template-columns: auto 1fr auto; gap: 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
}
li time { color: var(--muted); }
`
