import { Lines, mailWidth, Row, Sheet, Table } from './table.tsx'
import { colour, text } from './theme.ts'

/** What the law wants to know of a sender; empty texts are left out. */
export interface LegalSender {
  name: string
  brokerageName: string
  licenseNumber: string
  /** Two letters. */
  licenseState: string
  postalAddress: string
}

/**
 * The end of every newsletter: who sends it and from where, why it came, and the way out
 * (CAN-SPAM, 15 U.S.C. 7704(a)(3) and (5)). The server puts it into the mail, so that nobody can
 * leave it out; the preview shows it with `unsubscribeUrl` null, as plain words.
 */
export function LegalFooter({
  sender,
  unsubscribeUrl,
}: {
  sender: LegalSender
  unsubscribeUrl: string | null
}) {
  const license = licenseOf(sender)
  return (
    <Table style={{ background: colour.paper }}>
      <tr>
        <td align="center">
          <Table width={mailWidth} style={{ width: '100%', maxWidth: mailWidth }}>
            <Row>
              <Sheet padding="0 0 40px">
                <div style={{ borderTop: `1px solid ${colour.hairline}`, padding: '8px 0 0' }}>
                  <p style={text.small}>
                    {[sender.name, sender.brokerageName, license].filter(Boolean).join(' \u00b7 ')}
                    {sender.postalAddress && (
                      <>
                        <br />
                        <Lines of={sender.postalAddress} />
                      </>
                    )}
                  </p>
                  <p style={text.small}>
                    You receive this newsletter because you are a client of {sender.name}. If you
                    would rather not,{' '}
                    {unsubscribeUrl === null ? (
                      <span style={link}>unsubscribe</span>
                    ) : (
                      <a href={unsubscribeUrl} style={link}>
                        unsubscribe
                      </a>
                    )}
                    .
                  </p>
                  <p style={text.small}>Equal Housing Opportunity</p>
                </div>
              </Sheet>
            </Row>
          </Table>
        </td>
      </tr>
    </Table>
  )
}

const link = { color: colour.accent, textDecoration: 'underline' }

function licenseOf({ licenseNumber, licenseState }: LegalSender): string {
  if (!licenseNumber) return ''
  return licenseState ? `License ${licenseNumber} (${licenseState})` : `License ${licenseNumber}`
}
