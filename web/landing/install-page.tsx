import { Button } from '../ui/button.tsx'
import { useInstall } from '../ui/install-prompt.ts'
import { Article } from './article.tsx'

/** /install: how to put the app on a phone. */
export function InstallPage() {
  const install = useInstall()
  return (
    <Article
      title="Install on your phone"
      kicker="Support"
      heading="Install on your phone"
      lead={
        <p>
          Doorpost comes straight from this site, not from a store. It takes a moment, needs hardly
          any space and is always up to date.
        </p>
      }
    >
      {install && (
        <div>
          <Button onClick={() => void install()}>Install Doorpost</Button>
        </div>
      )}
      <h2 id="iphone" className="scroll-mt-8">
        On an iPhone or iPad
      </h2>
      <ol>
        <li>Open this site in Safari.</li>
        <li>
          Tap the <strong>Share</strong> button, the square with an arrow that points up.
        </li>
        <li>
          Choose <strong>Add to Home Screen</strong>, then <strong>Add</strong>.
        </li>
      </ol>
      <h2 id="android" className="scroll-mt-8">
        On an Android phone
      </h2>
      <ol>
        <li>Open this site in Chrome.</li>
        <li>Tap the menu, the three dots at the top right.</li>
        <li>
          Choose <strong>Add to Home screen</strong>, then <strong>Install</strong>.
        </li>
      </ol>
      <h2 id="computer" className="scroll-mt-8">
        On a computer
      </h2>
      <p>
        In Chrome and Edge an install button appears at the right end of the address bar. In Safari
        on a Mac choose <strong>Add to Dock</strong> from the <strong>File</strong> menu.
      </p>
      <h2>Good to know</h2>
      <p>
        The installed app needs a connection, as the site does: your listings and letters stay on
        the server and not on the phone. To remove it, delete it like any other app.
      </p>
    </Article>
  )
}
