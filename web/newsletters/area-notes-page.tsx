import { useState } from 'react'
import type { AreaNote } from '../../contract/newsletters.ts'
import { highlightTexts, highlightTopics } from '../../contract/words.ts'
import { useListings } from '../listings/data.ts'
import { BackLink } from '../ui/back-link.tsx'
import { PageHeading, PageShell } from '../ui/page-shell.tsx'
import { EmptyState, ErrorState, LoadingNote, Skeleton } from '../ui/states.tsx'
import { AreaNoteRow } from './area-note-row.tsx'
import { useAreaNotes } from './data.ts'
import { zipcodesOf } from './rules.ts'
import { ZipcodeForm } from './zipcode-form.tsx'

/** /area-notes: what the agent knows about each ZIP code; the newsletter's highlights come from it. */
export function AreaNotesPage() {
  const notes = useAreaNotes()
  const listings = useListings()
  const [added, setAdded] = useState<string[]>([])
  const zipcodes = zipcodesOf(notes.data ?? [], listings.data ?? [], added)
  return (
    <PageShell title="Area notes" newsletters>
      <BackLink to="/newsletters">Back to Newsletters</BackLink>
      <PageHeading title="Area notes">
        <p>
          What you know about a ZIP code. Your newsletters show it, word for word, as the Area
          Highlights of every home there.
        </p>
      </PageHeading>
      {notes.isError && !notes.data ? (
        <ErrorState
          message="Failed to load your area notes"
          onRetry={() => void notes.refetch()}
          retrying={notes.isFetching}
        />
      ) : !notes.data || listings.isPending ? (
        <>
          <LoadingNote className="mb-6">Loading area notes...</LoadingNote>
          <Skeleton className="h-72 max-w-3xl" />
        </>
      ) : (
        <div className="grid max-w-3xl gap-12">
          {zipcodes.length === 0 && (
            <EmptyState title="No ZIP codes yet">
              <p>Add the first one below, or create a listing with an address.</p>
            </EmptyState>
          )}
          {zipcodes.map((zipcode) => (
            <Zipcode key={zipcode} zipcode={zipcode} notes={notes.data} />
          ))}
          <ZipcodeForm
            known={zipcodes}
            onAdd={(zipcode) => setAdded((before) => [...before, zipcode])}
          />
        </div>
      )}
    </PageShell>
  )
}

function Zipcode({ zipcode, notes }: { zipcode: string; notes: AreaNote[] }) {
  const here = notes.filter((note) => note.zipcode === zipcode)
  return (
    <section aria-labelledby={`zip-${zipcode}`}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 id={`zip-${zipcode}`} tabIndex={-1} className="figures text-3xl">
          {zipcode}
        </h2>
        <p className="figures text-quiet">
          {here.length} of {highlightTopics.length} written
        </p>
      </div>
      <ul className="border-t border-line">
        {highlightTopics.map((topic) => (
          <AreaNoteRow
            key={topic}
            zipcode={zipcode}
            topic={topic}
            heading={highlightTexts[topic].heading}
            note={here.find((note) => note.topic === topic)}
          />
        ))}
      </ul>
    </section>
  )
}
