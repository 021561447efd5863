import { Component, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { useDocumentTitle } from './use-document-title.ts'

interface Props {
  /** Another value means another page: what broke before is forgotten. */
  page: string
  children: ReactNode
}

/** Catches what breaks while a page is drawn, and shows the crash page in its place. */
export class CrashBoundary extends Component<Props, { reason?: unknown }> {
  override state: { reason?: unknown } = {}

  static getDerivedStateFromError(reason: unknown) {
    return { reason }
  }

  override componentDidUpdate(before: Props) {
    if (before.page !== this.props.page && this.state.reason !== undefined)
      this.setState({ reason: undefined })
  }

  override render() {
    return this.state.reason === undefined ? (
      this.props.children
    ) : (
      <CrashPage reason={this.state.reason} />
    )
  }
}

/** Shown when a page breaks, or when its code could not be fetched. */
function CrashPage({ reason }: { reason: unknown }) {
  useDocumentTitle('Something went wrong')
  // A new version may be on the server while this tab still asks for files of the old one.
  const notFetched = reason instanceof TypeError && /import|fetch|module/i.test(reason.message)
  return (
    <main className="page-column grid min-h-dvh content-center justify-items-start gap-4 py-16">
      <p className="kicker">Doorpost</p>
      <h1 className="text-4xl sm:text-5xl">
        {notFetched ? 'This page could not be fetched.' : 'Something went wrong on this page.'}
      </h1>
      <p className="measure text-lg text-quiet">
        {notFetched
          ? 'Either the connection was lost for a moment or Doorpost has just been updated. Loading the page again mends both.'
          : 'Nothing you saved is lost. Loading the page again often helps.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <Button variant="secondary" onClick={() => location.assign('/')}>
          Go to the front page
        </Button>
      </div>
    </main>
  )
}
