import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { colour } from './theme.ts'

/** Width of the mail (specification, section 9) and of the column of text in it, in pixels. */
export const mailWidth = 800
export const columnWidth = 640

/** A table for layout: screen readers skip the grid and read what is in it. */
export function Table({
  width = '100%',
  style,
  children,
}: {
  width?: number | string
  style?: CSSProperties
  children: ReactNode
}) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}

/** One row with one cell. */
export function Row({ style, children }: { style?: CSSProperties; children: ReactNode }) {
  return (
    <tr>
      <td style={style}>{children}</td>
    </tr>
  )
}

/**
 * The whole width on paper colour, with the column of text in the middle: 640 px wide at most and
 * narrower with the window, without a media query. `children` are rows.
 */
export function Sheet({ padding, children }: { padding: string; children: ReactNode }) {
  return (
    <Table style={{ background: colour.paper }}>
      <tr>
        <td align="center" style={{ padding: '0 20px' }}>
          <Table width={columnWidth} style={{ width: '100%', maxWidth: columnWidth }}>
            <Row style={{ padding, textAlign: 'left' }}>{children}</Row>
          </Table>
        </td>
      </tr>
    </Table>
  )
}

/** Text as written, line for line. */
export function Lines({ of }: { of: string }) {
  return of.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}
