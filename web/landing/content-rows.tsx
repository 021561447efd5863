import { classNames } from '../ui/class-names.ts'
import homesPhoneDark from './screens/homes-phone-dark.webp'
import homesPhoneLight from './screens/homes-phone-light.webp'
import homesWideDark from './screens/homes-wide-dark.webp'
import homesWideLight from './screens/homes-wide-light.webp'
import letterPhoneDark from './screens/letter-phone-dark.webp'
import letterPhoneLight from './screens/letter-phone-light.webp'
import letterWideDark from './screens/letter-wide-dark.webp'
import letterWideLight from './screens/letter-wide-light.webp'
import listPhoneDark from './screens/list-phone-dark.webp'
import listPhoneLight from './screens/list-phone-light.webp'
import listWideDark from './screens/list-wide-dark.webp'
import listWideLight from './screens/list-wide-light.webp'

const rows = [
  {
    kicker: 'For people who are looking',
    title: 'Adjust search preferences',
    text: 'Say what matters to you: the place, the price, the number of rooms. Change your mind as often as you like, and see only homes that fit.',
    wide: { light: homesWideLight, dark: homesWideDark },
    phone: { light: homesPhoneLight, dark: homesPhoneDark },
    alt: 'Doorpost showing a grid of homes with photographs, prices and sizes',
  },
  {
    kicker: 'For people who want advice',
    title: 'Connect with local agents',
    text: 'Agents write about the homes they know: the schools, the way to work, what the evenings are like. Their letters arrive in your inbox and read like a magazine.',
    wide: { light: letterWideLight, dark: letterWideDark },
    phone: { light: letterPhoneLight, dark: letterPhoneDark },
    alt: 'An agent’s newsletter in Doorpost with two homes and notes about the area',
  },
  {
    kicker: 'For people who are selling',
    title: 'List your home for free',
    text: 'Pictures, facts and a film of your home, put up in minutes and at no cost, in front of the buyers who are reading.',
    wide: { light: listWideLight, dark: listWideDark },
    phone: { light: listPhoneLight, dark: listPhoneDark },
    alt: 'The page of a home in Doorpost with its pictures, its price and its facts',
  },
]

/** Three pitches, each beside a screen of the product itself. */
export function ContentRows() {
  return (
    <div className="page-column grid gap-20 py-20 sm:gap-28 sm:py-32">
      {rows.map(({ kicker, title, text, wide, phone, alt }, at) => (
        <section key={title} className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
          <div className={classNames('lg:col-span-4', at % 2 === 1 && 'lg:order-2 lg:col-start-9')}>
            <p className="kicker">{kicker}</p>
            <h2 className="mt-3 text-3xl sm:text-4xl">{title}</h2>
            <p className="measure mt-4 text-lg text-quiet">{text}</p>
          </div>
          <div className={classNames('lg:col-span-8', at % 2 === 1 && 'lg:order-1 lg:col-start-1')}>
            <picture>
              {/* The first source that fits is taken: phones before wide screens, dark before light. */}
              <source
                srcSet={phone.dark}
                media="(max-width: 600px) and (prefers-color-scheme: dark)"
                width={780}
                height={1120}
              />
              <source srcSet={phone.light} media="(max-width: 600px)" width={780} height={1120} />
              <source srcSet={wide.dark} media="(prefers-color-scheme: dark)" />
              <img
                src={wide.light}
                alt={alt}
                width={1440}
                height={900}
                loading="lazy"
                decoding="async"
                className="h-auto w-full rounded-md border border-line bg-sunk"
              />
            </picture>
          </div>
        </section>
      ))}
    </div>
  )
}
