import { Link } from 'react-router'
import { Article } from './article.tsx'

/** /terms: what people may expect of the service, and what it expects of them. */
export function TermsPage() {
  return (
    <Article
      title="Terms"
      kicker="Legal"
      heading="Terms"
      lead={
        <p>
          Use Doorpost fairly, write only to people who want to hear from you, and be honest about
          homes.
        </p>
      }
    >
      <h2>What you may do here</h2>
      <p>
        You may keep listings you have the right to offer and send newsletters about them to your
        own clients. What you put in stays yours; you let us store it and show or send it where you
        ask us to.
      </p>
      <h2>What you must not do</h2>
      <ul>
        <li>Write to people who have not agreed to hear from you, or who have unsubscribed.</li>
        <li>
          Offer homes that are not for sale, or describe them or their neighbourhoods untruthfully
          or in a way that fair-housing law forbids.
        </li>
        <li>Try to reach what belongs to other agents, or disturb the service for them.</li>
      </ul>
      <h2>Newsletters</h2>
      <p>
        You are the sender of your newsletters. The law in most places asks you for a true sender, a
        valid postal address and a way to unsubscribe; Doorpost adds the last two to every letter
        from your{' '}
        <Link to="/profile" className="text-link">
          profile
        </Link>
        , and they cannot be taken out.
      </p>
      <h2>What we promise, and what we do not</h2>
      <p>
        The software is free and comes as it is, without warranty, under the MIT licence. Whoever
        runs this installation does so with care but cannot promise that it is always reachable.
        Market figures and notes about areas come from the agents; please check what matters to you
        before you sign for a home.
      </p>
      <h2>Ending it</h2>
      <p>
        You may stop using Doorpost whenever you like and ask for your account to be deleted. Who
        breaks these terms may lose theirs.
      </p>
    </Article>
  )
}
