/** Latin as names are written in it, African ones too: without the letters of phonetics, which pass for small capitals. */
const latin = /^[A-Za-z\u00c0-\u024f\u1e00-\u1effɓɔɖɗəɛɣɨ]*$/u

/** The scripts that Unicode recommends for identifiers (UAX #31, table 5), without Bopomofo; the East Asian ones are one. */
const scripts = [
  latin,
  /^\p{scx=Greek}*$/u,
  /^\p{scx=Cyrillic}*$/u,
  /^\p{scx=Armenian}*$/u,
  /^\p{scx=Georgian}*$/u,
  /^\p{scx=Hebrew}*$/u,
  /^\p{scx=Arabic}*$/u,
  /^\p{scx=Thaana}*$/u,
  /^\p{scx=Ethiopic}*$/u,
  /^\p{scx=Devanagari}*$/u,
  /^\p{scx=Bengali}*$/u,
  /^\p{scx=Gurmukhi}*$/u,
  /^\p{scx=Gujarati}*$/u,
  /^\p{scx=Oriya}*$/u,
  /^\p{scx=Tamil}*$/u,
  /^\p{scx=Telugu}*$/u,
  /^\p{scx=Kannada}*$/u,
  /^\p{scx=Malayalam}*$/u,
  /^\p{scx=Sinhala}*$/u,
  /^\p{scx=Thai}*$/u,
  /^\p{scx=Lao}*$/u,
  /^\p{scx=Khmer}*$/u,
  /^\p{scx=Myanmar}*$/u,
  /^\p{scx=Tibetan}*$/u,
  /^[\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}]*$/u,
]

/** The letters of Common are apostrophes and signs of length. */
const ofNoScript = /[^\p{L}\p{Nd}]|[0-9]|[\p{L}&&\p{sc=Common}]/gv

/** Whether every word between blanks keeps to one script that people write their names in, its digits too. Takes NFKC. */
export function keepsToOneScript(text: string): boolean {
  return text.split(/\s+/u).every((word) => {
    const letters = word.replace(ofNoScript, '')
    return scripts.some((script) => script.test(letters))
  })
}
