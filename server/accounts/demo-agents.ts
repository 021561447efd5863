/** The people of the demo. */
export const demoAgents = [
  { subject: 'avery', name: 'Avery Stone', email: 'avery@demo.example' },
  { subject: 'jordan', name: 'Jordan Lee', email: 'jordan@demo.example' },
  { subject: 'sam', name: 'Sam Rivera', email: 'sam@demo.example' },
] as const

export type DemoAgent = (typeof demoAgents)[number]
