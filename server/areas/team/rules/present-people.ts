/** Who is there, as the desks of the others see it: a name, a role and a colour, and nothing else of a person. */
import { createHmac } from 'node:crypto';
import { PRESENCE_COLOURS, type PresentPerson } from '#schemas/desk/presence.ts';
import type { PresenceRow } from '../store/presence.store.ts';

const LETTERS = 16;

/** Names a person the same in all their windows on one document, and is no account's id. */
export type NamePerson = (row: Pick<PresenceRow, 'appId' | 'document' | 'userId'>) => string;

export function makePersonNames(signingKey: string): NamePerson {
  const key = createHmac('sha256', signingKey).update('people at the desk').digest();
  return ({ appId, document, userId }) =>
    createHmac('sha256', key).update(`${appId} ${document} ${userId}`).digest('hex').slice(0, LETTERS);
}

/** The colour of a person who joins: the one they have there already, else the first that is free. */
export function colourFor(userId: string, there: readonly Pick<PresenceRow, 'userId' | 'colour'>[]): number {
  const own = there.find((row) => row.userId === userId);
  if (own !== undefined) return own.colour;
  const takenColours = new Set(there.map(({ colour }) => colour));
  const free = Array.from({ length: PRESENCE_COLOURS }, (_none, colour) => colour).find(
    (colour) => !takenColours.has(colour),
  );
  return free ?? there.length % PRESENCE_COLOURS;
}

export function presentPeople(rows: readonly PresenceRow[], namePerson: NamePerson): PresentPerson[] {
  return rows.map((row) => ({
    id: row.id,
    person: namePerson(row),
    name: row.name,
    role: row.role,
    colour: row.colour,
    ...(row.node === '' ? {} : { node: row.node }),
    ...(row.pointer === '' ? {} : { pointer: row.pointer }),
  }));
}
