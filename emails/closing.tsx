import type { NewsletterAgent } from './masthead.tsx'
import { Lines, Row, Table } from './table.tsx'
import { colour, text } from './theme.ts'

/** The market, a fixed word of farewell, the signature, and how to reach the agent. */
export function Closing({ agent, marketStatus }: { agent: NewsletterAgent; marketStatus: string }) {
  return (
    <>
      <Table style={{ margin: '40px 0 0' }}>
        <Row style={{ background: colour.tint, padding: '24px 24px 26px' }}>
          <h2 style={text.heading}>Real Estate Market Update</h2>
          <p style={text.body}>
            <Lines of={marketStatus} />
          </p>
        </Row>
      </Table>
      <p style={{ ...text.body, margin: '28px 0 0' }}>
        If one of these homes caught your eye, or you would just like to talk through what comes
        next, reply to this e-mail. I read every message myself, and I am glad to show you around.
      </p>
      <p style={text.signature}>{agent.name}</p>
      <p style={{ ...text.detail, margin: '4px 0 36px' }}>
        <a href={`mailto:${agent.email}`} style={link}>
          {agent.email}
        </a>
        {agent.phoneNumber && (
          <>
            {' \u00b7 '}
            <a href={`tel:${agent.phoneNumber.replace(/[^+\d]/g, '')}`} style={phone}>
              {agent.phoneNumber}
            </a>
          </>
        )}
        <br />
        Sent with Doorpost
      </p>
    </>
  )
}

const link = { color: colour.accent, textDecoration: 'underline' }

const phone = { ...link, whiteSpace: 'nowrap' } as const
