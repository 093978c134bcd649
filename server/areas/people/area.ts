/** People of a shop as its owner sees them: what they own, bought and studied (D138). Has no rows of its own. */
import { defineArea } from '#server/kernel/define-area.ts';
import { operatorCalls } from './console/operators.ts';
import { learnerCalls } from './console/learners.ts';
import { peopleCalls } from './console/people.ts';
import { createPeopleStore, type PeopleStore } from './store/people.store.ts';
import { createPersonHistoryStore, type PersonHistoryStore } from './store/person-history.store.ts';

declare module '#server/kernel/area.ts' {
  interface Stores {
    people: PeopleStore;
    personHistory: PersonHistoryStore;
  }
}

export const area = defineArea({
  name: 'people',
  needs: ['identity'],
  stores: (db, clock) => ({
    people: createPeopleStore(db, clock),
    personHistory: createPersonHistoryStore(db, clock),
  }),
  consoleCalls: [...peopleCalls, ...operatorCalls, ...learnerCalls],
});
