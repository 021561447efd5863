import type { ProfileFields } from '../../contract/accounts.ts'

/** Numbers from 555-0100 to 555-0199 belong to nobody and are kept for fiction. */
export const averysProfile: ProfileFields = {
  name: 'Avery Stone',
  title: 'Managing Broker',
  phoneNumber: '(206) 555-0142',
  brokerageName: 'Stone & Harbor Realty',
  licenseNumber: '00012345',
  licenseState: 'WA',
  postalAddress: 'Stone & Harbor Realty\n1200 Gull Wing Way, Suite 3\nSeattle, WA 98107',
}

/** Names as people have them: with accents and apostrophes, short, long, of one word. */
const names = [
  'Ana García',
  'Björn Åkesson',
  'Siobhán O’Malley',
  'Thu Nguyễn',
  'Jean-Luc D’Arcy',
  'Zoë Vandermeer',
  'Mateo Fernández-Quiroga',
  'Aiyana Blackwater',
  'Łukasz Wójcik',
  'Priya Raghunathan',
  'Kwame Asante',
  'Yuki Tanaka',
  'Olu Adébáyò',
  'Marguerite van der Hoeven-Castellanos',
  'Bo Li',
  'Noor Haddad',
  'Connor McAllister',
  'Ines Søndergaard',
  'Giulia D’Amico',
  'Tomáš Dvořák',
  'Rosalind Fairweather',
  'Hiroshi Nakamura',
  'Leilani Kealoha',
  'Femi Okonkwo',
  'Chloë Beaumont',
  'Anahit Petrosyan',
  'Desmond Whitlock',
  'Saoirse Ní Dhomhnaill',
  'Rafael Monteiro da Silva e Albuquerque',
  'Mei-Ling Chow',
  'Gunnar Þorsteinsson',
  'Delphine Lacroix',
  'Arjun Mehta',
  'Hannah Grünwald',
  'Prince',
  'Tereza Novotná',
  'Ebony Carrington',
  'Viktor Halász',
  'Mirembe Nakato',
  'Theodora Papadimitriou',
]

const hosts = ['mail.example', 'post.example', 'inbox.example', 'home.example']

/** 'Siobhán O’Malley' → 'siobhan.omalley': letters without an accentless form lose their stroke here. */
function mailboxOf(name: string): string {
  const strokes: Record<string, string> = { ł: 'l', ø: 'o', þ: 'th' }
  return name
    .toLowerCase()
    .replace(/[łøþ]/g, (letter) => strokes[letter] ?? '')
    .normalize('NFD')
    .replace(/[^a-z -]/g, '')
    .replaceAll(' ', '.')
}

export const averysClients = names.map((name, at) => ({
  name,
  email: `${mailboxOf(name)}@${hosts[at % hosts.length]}`,
}))
