import { renderNewsletter } from '../../emails/render.ts'
import { newsletterOf } from '../../emails/sample.ts'

/** A newsletter of ten homes, as the browser sends it. */
export const html = renderNewsletter(newsletterOf(10))
