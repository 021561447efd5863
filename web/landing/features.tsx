import { Chat, Film, Search } from '../ui/icons.tsx'

const features = [
  {
    icon: Search,
    title: 'Smart Search',
    text: 'Filters for location, price and amenities, so that you see the homes you would really visit.',
  },
  {
    icon: Chat,
    title: 'Agent Messaging',
    text: 'Secure in-app messaging: ask the agent who knows the house, without giving your number away.',
  },
  {
    icon: Film,
    title: 'Immersive Video Reels',
    text: 'Video walkthroughs of homes: through the front door and round the garden before you set out.',
  },
]

/** The Features grid: three cards. */
export function Features() {
  return (
    <section className="border-y border-line bg-sunk">
      <div className="page-column py-20 sm:py-24">
        <h2 className="text-3xl sm:text-4xl">Features</h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-3">
          {features.map(({ icon: Icon, title, text }) => (
            <li key={title} className="border-t-2 border-ornament pt-6">
              <Icon className="size-8 text-accent" />
              <h3 className="mt-5 text-2xl">{title}</h3>
              <p className="mt-2 text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
