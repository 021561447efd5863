import { Link } from 'react-router'
import { Article } from './article.tsx'

/** /privacy: what is kept, why, and who sees it. */
export function PrivacyPage() {
  return (
    <Article
      title="Privacy"
      kicker="Legal"
      heading="Privacy"
      lead={
        <p>
          We keep what Doorpost needs to work, show it to the person it belongs to, and do not sell
          or share it. This page says what that means in practice.
        </p>
      }
    >
      <h2>Who is responsible</h2>
      <p>
        Doorpost is software that anybody can run. Whoever runs this installation is responsible for
        the data in it; you reach them through the{' '}
        <Link to="/contact" className="text-link">
          contact page
        </Link>
        .
      </p>
      <h2>If you sign in</h2>
      <ul>
        <li>
          Google tells us your name, your e-mail address and your picture. We never see your
          password and ask for nothing else in your Google account.
        </li>
        <li>
          One cookie keeps you signed in. It is out of reach of scripts and is sent to this site
          alone. Signing out makes it worthless at once.
        </li>
        <li>
          Your profile, listings, clients and newsletters are kept so that you can use them. Other
          agents cannot see them.
        </li>
      </ul>
      <h2>If an agent writes to you</h2>
      <ul>
        <li>
          The agent has given us your name and e-mail address. They are used for that agent’s
          newsletters and nothing else.
        </li>
        <li>
          We note whether the mail server accepted a letter. The letters have no tracking pictures
          and no counted links: whether you read them is your own affair.
        </li>
        <li>Every letter has an unsubscribe link. It works at once and for good.</li>
      </ul>
      <h2>If you write to us</h2>
      <p>
        Your name, address and message are kept and mailed to the support address so that somebody
        can answer you.
      </p>
      <h2>What else is noted</h2>
      <p>
        The server writes down which page or call was asked for, when, and from which network
        address, so that faults and misuse can be found. It does not write down what is in your
        messages. There are no analytics, no advertising and no scripts of other companies.
      </p>
      <h2>Seeing, correcting, deleting</h2>
      <p>
        You may ask what is kept about you, have it corrected or have it deleted. Write to us and we
        will do it.
      </p>
    </Article>
  )
}
