import { useParams } from 'react-router'
import { listingTitle } from '../../../contract/words.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { PageHeading, PageShell } from '../../ui/page-shell.tsx'
import { useListing } from '../data.ts'
import { PicturesSection } from './pictures-section.tsx'

/** /listings/:id/pictures: the photographs of one home, to add, order and describe. */
export function PicturesPage() {
  const { id = '' } = useParams()
  const { data: home } = useListing(id)
  return (
    <PageShell title="Pictures" newsletters>
      <BackLink to={`/listing/${id}`}>Back to the listing</BackLink>
      <PageHeading title={home ? listingTitle(home) : 'Pictures'}>
        <p>Everything is saved as you do it.</p>
      </PageHeading>
      <PicturesSection homeId={id} />
    </PageShell>
  )
}
