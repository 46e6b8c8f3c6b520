/** Mail programs know neither our style sheet nor variables: the colours of src/ui/tokens.css, spelt out. */
export const lightColours = {
  canvas: '#fbf6f5',
  surface: '#ffffff',
  ink: '#1a2046',
  muted: '#51577a',
  line: '#e8dedc',
  brand: '#b8104f',
  button: '#d41862',
  onButton: '#ffffff',
}

export const darkColours: typeof lightColours = {
  canvas: '#0f1228',
  surface: '#191e3c',
  ink: '#f5f1f4',
  muted: '#bdc1da',
  line: '#2f3660',
  brand: '#ff8db3',
  button: '#d9256c',
  onButton: '#ffffff',
}

/** What is written on what. */
export const written = [
  ['ink', 'surface'],
  ['muted', 'surface'],
  ['brand', 'canvas'],
  ['muted', 'canvas'],
  ['onButton', 'button'],
] as const satisfies [keyof typeof lightColours, keyof typeof lightColours][]

const rules: Record<string, string> = {
  '.canvas': `background-color: ${darkColours.canvas}`,
  '.surface': `background-color: ${darkColours.surface}`,
  '.ink': `color: ${darkColours.ink}`,
  '.muted': `color: ${darkColours.muted}`,
  '.line': `border-color: ${darkColours.line}`,
  '.brand': `color: ${darkColours.brand}`,
  '.button': `background-color: ${darkColours.button}`,
}

/** Over the styles of the elements themselves, which are those of the light. */
export const darkStyles = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${Object.entries(rules)
  .map(([selector, style]) => `${selector} { ${style} !important }`)
  .join('\n')}
}`
