/**
 * Who plays in which journey. One person plays in one place at a time (D129) and journeys run beside each other, so a journey
 * that plays a film or a recording has a person of its own; tests/architecture/players.test.ts holds it.
 */
export const PLAYERS = {
  'converted-film': ['19900000002'],
  'lesson-types': ['19912345021', '19912345022'],
  'one-player': ['19900000003'],
  players: ['19912345005', '19912345006'],
  quiz: ['19912345031', '19912345032'],
  record: ['19900000001'],
  'study-page': ['19900000007'],
  'system-keys': ['19912345441'],
  'unseen-study': ['19900000006'],
} as const;
