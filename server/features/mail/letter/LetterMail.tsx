import type { CSSProperties } from 'react'
import { m } from '~words'
import type { Letter, MailSender } from './letter.ts'
import { lightColours as colours, darkStyles } from './letter-colours.ts'

const letters = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'

/** Tables and inline styles, because some mailboxes know nothing newer. */
export function LetterMail({ letter, sender }: { letter: Letter; sender: MailSender }) {
  const { subject, preview, title, paragraphs, facts, action, notes } = letter
  return (
    <html lang={sender.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A mailbox in the dark takes the colours below, instead of turning ours around by itself. */}
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="canvas" style={styles.body}>
        <div style={styles.preview}>{preview}</div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          className="canvas ink"
          style={styles.ground}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.column}>
                  <tbody>
                    <tr>
                      <td className="brand" style={styles.brand}>
                        {sender.siteName}
                      </td>
                    </tr>
                    <tr>
                      <td className="surface line" style={styles.card}>
                        <h1 style={styles.title}>{title}</h1>
                        {paragraphs.map((paragraph) => (
                          <p key={paragraph} style={styles.paragraph}>
                            {paragraph}
                          </p>
                        ))}
                        {facts && <Facts facts={facts} />}
                        <p style={styles.action}>
                          <a href={action.url} className="button" style={styles.button}>
                            {action.label}
                          </a>
                        </p>
                        <p className="muted" style={styles.note}>
                          {m.mail_button_fails()}
                          <br />
                          <a href={action.url} className="muted" style={styles.address}>
                            {action.url}
                          </a>
                        </p>
                        {notes.map((note) => (
                          <p key={note} className="muted" style={styles.note}>
                            {note}
                          </p>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="muted" style={styles.footer}>
                        {sender.siteName} ·{' '}
                        <a href={sender.origin} className="muted" style={{ color: colours.muted }}>
                          {sender.origin}
                        </a>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Facts({ facts }: { facts: NonNullable<Letter['facts']> }) {
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={styles.facts}>
      <tbody>
        {facts.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className="muted line" style={styles.label}>
              {label}
            </th>
            <td className="line" style={styles.value}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cell: CSSProperties = { padding: '8px 0', borderBottom: `1px solid ${colours.line}`, verticalAlign: 'top' }

const small: CSSProperties = { margin: '16px 0 0', fontSize: 14, lineHeight: '21px', color: colours.muted }

const styles = {
  body: { margin: 0, padding: 0, backgroundColor: colours.canvas },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden' },
  ground: { backgroundColor: colours.canvas, color: colours.ink, fontFamily: letters },
  column: { maxWidth: 540, textAlign: 'left' },
  brand: { padding: '0 4px 16px', fontSize: 22, fontWeight: 700, letterSpacing: '-0.03em', color: colours.brand },
  card: {
    padding: '32px 28px',
    backgroundColor: colours.surface,
    border: `1px solid ${colours.line}`,
    borderRadius: '20px 20px 20px 6px',
  },
  title: { margin: 0, fontSize: 24, lineHeight: '30px', letterSpacing: '-0.02em' },
  paragraph: { margin: '16px 0 0', fontSize: 16, lineHeight: '25px' },
  facts: { margin: '20px 0 0', fontSize: 15, lineHeight: '22px' },
  label: { ...cell, paddingRight: 16, fontWeight: 400, textAlign: 'left', color: colours.muted },
  value: { ...cell, textAlign: 'right' },
  action: { margin: '28px 0 0' },
  button: {
    display: 'inline-block',
    padding: '14px 28px',
    borderRadius: 999,
    backgroundColor: colours.button,
    color: colours.onButton,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: 'none',
  },
  note: small,
  address: { color: colours.muted, wordBreak: 'break-all' },
  footer: { padding: '20px 4px 0', fontSize: 13, lineHeight: '20px', color: colours.muted },
} satisfies Record<string, CSSProperties>
