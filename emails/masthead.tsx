import { defaultAgentTitle } from '../contract/words.ts'
import { Table } from './table.tsx'
import { colour, text } from './theme.ts'
import { webAddress } from './urls.ts'

/** Who sends the newsletter, as their profile says it; empty texts are left out. */
export interface NewsletterAgent {
  name: string
  title: string
  email: string
  phoneNumber: string
  pictureUrl: string | null
  brokerageName: string
}

const portrait = 64

/** The product's wordmark and the date in one line; below it the agent's portrait, name and title. */
export function Masthead({
  agent,
  origin,
  date,
}: {
  agent: NewsletterAgent
  origin: string
  date: string | undefined
}) {
  return (
    <>
      <Table style={{ borderBottom: `1px solid ${colour.hairline}` }}>
        <tr>
          <td style={{ padding: '0 0 14px' }}>
            <Wordmark />
          </td>
          <td align="right" style={{ ...text.small, padding: '0 0 14px' }}>
            {date}
          </td>
        </tr>
      </Table>
      <Table style={{ margin: '20px 0 0' }}>
        <tr>
          <td width={portrait} style={{ padding: '0 16px 0 0' }}>
            <Portrait agent={agent} origin={origin} />
          </td>
          <td>
            <p style={{ ...text.heading, fontSize: 20 }}>{agent.name}</p>
            <p style={{ ...text.small, margin: '2px 0 0' }}>
              {agent.title || defaultAgentTitle}
              {agent.brokerageName && (
                <>
                  <br />
                  {agent.brokerageName}
                </>
              )}
            </p>
          </td>
        </tr>
      </Table>
    </>
  )
}

function Portrait({ agent, origin }: { agent: NewsletterAgent; origin: string }) {
  const src = webAddress(agent.pictureUrl, origin)
  if (src)
    return (
      <img
        src={src}
        width={portrait}
        height={portrait}
        alt={`Portrait of ${agent.name}`}
        style={picture}
      />
    )
  return (
    <Table width={portrait}>
      <tr>
        <td
          height={portrait}
          align="center"
          aria-hidden="true"
          style={{
            background: colour.accent,
            borderRadius: '50%',
            ...text.heading,
            color: colour.onAccent,
          }}
        >
          {initialOf(agent.name)}
        </td>
      </tr>
    </Table>
  )
}

const picture = {
  display: 'block',
  objectFit: 'cover',
  borderRadius: '50%',
  font: text.small.font,
  color: text.small.color,
} as const

function initialOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? 'D'
}

/** The logo as text: it is there with images off. The cell on the left is the door. */
function Wordmark() {
  return (
    <Table width="auto">
      <tr>
        <td aria-hidden="true" style={{ width: 9, background: colour.accent }} />
        <td style={{ ...text.heading, fontSize: 18, padding: '0 0 0 7px', color: colour.accent }}>
          Doorpost
        </td>
      </tr>
    </Table>
  )
}
