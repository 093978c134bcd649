/** People of the shop for its owner: who they are, what they own, bought and studied; phones masked (D138). */
import { Type, type Static } from 'typebox';
import { DESK_ROLES } from '../../console/roles.ts';
import { OrderStateSchema } from '../../order/order-state.ts';
import { ChoiceSchema } from '../../page/fragments.ts';
import { VISIBLE } from '../../text/tidy.ts';
import {
  defineConsoleCall,
  LIST_INPUT,
  OneOrMore,
  PartSchema,
  sortInput,
  sortsBy,
} from './define-console-call.ts';

const AREA = 'people';
const SCOPE = 'people';
const PersonId = Type.String({ minLength: 1, maxLength: 64 });

/** Orders of this list, its own first. */
export const PEOPLE_SORTS = sortsBy('-joined_ts', 'nickname', '-spent', '-studied_s');
export type PeopleSort = (typeof PEOPLE_SORTS)[number];

/** What a person may be in a shop besides a learner. */
export const PERSON_ROLES = [
  ...DESK_ROLES,
  'training-admin',
  'organization',
  'svip',
  'comment-banned',
] as const;

const PERSON = {
  id: Type.String(),
  nickname: Type.String(),
  avatar: Type.String(),
  /** Its middle is masked; empty where there is none. */
  phone: Type.String(),
  roles: Type.Array(ChoiceSchema(PERSON_ROLES)),
  /** At the desk (D138); empty for everybody who does not work there. */
  role: ChoiceSchema(['', ...DESK_ROLES]),
  is_disabled: Type.Boolean(),
  /** Unix seconds, as all moments here. */
  joined_ts: Type.Integer(),
  /** 0 for somebody who has not studied yet. */
  last_study_ts: Type.Integer(),
  /** Goods they have now by a right of their own. */
  owned: Type.Integer(),
  /** Orders that were paid. */
  orders: Type.Integer(),
  /** Fen paid, less what was given back. */
  spent: Type.Integer(),
  /** Seconds credited. */
  studied_s: Type.Integer(),
};

const PersonLineSchema = Type.Object(PERSON);
export type PersonLine = Static<typeof PersonLineSchema>;

const OF_GOOD = { goods_id: Type.String(), title: Type.String() };

const PersonSchema = Type.Object({
  ...PERSON,
  /** `r***@school.example`; empty where there is none. */
  email: Type.String(),
  certificates: Type.Integer(),
  /** The last given first, 50 at most. */
  rights: Type.Array(
    Type.Object({
      ...OF_GOOD,
      goods_type: Type.Integer(),
      /** How they came to it. */
      source: Type.String(),
      from_ts: Type.Integer(),
      /** 0 for no end. */
      to_ts: Type.Integer(),
    }),
  ),
  /** The newest first, 20 at most. */
  last_orders: Type.Array(
    Type.Object({
      ...OF_GOOD,
      order_id: Type.String(),
      state: OrderStateSchema,
      /** Fen. */
      amount: Type.Integer(),
      refunded: Type.Integer(),
      created_ts: Type.Integer(),
    }),
  ),
  /** Studied last first, 20 at most. */
  records: Type.Array(
    Type.Object({
      ...OF_GOOD,
      /** Of a hundred. */
      progress: Type.Integer(),
      last_study_ts: Type.Integer(),
      studied_s: Type.Integer(),
      is_finished: Type.Boolean(),
    }),
  ),
});
export type Person = Static<typeof PersonSchema>;

export const consolePeopleList = defineConsoleCall({
  name: 'console.people.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'People of the shop, the last to join first. `q` is looked for in name and id, and is a whole phone or its last four digits.',
  input: {
    ...LIST_INPUT,
    ...sortInput(PEOPLE_SORTS),
    filter: Type.Optional(
      Type.Object({
        role: Type.Optional(OneOrMore(ChoiceSchema(PERSON_ROLES))),
        is_disabled: Type.Optional(Type.Boolean()),
        /** Those who own this good now. */
        goods_id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      }),
    ),
  },
  data: PartSchema(PersonLineSchema),
});

export const consolePeopleGet = defineConsoleCall({
  name: 'console.people.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'One person: what they own, what they bought last, and what they studied last.',
  input: { id: PersonId },
  data: Type.Object({ item: PersonSchema, version: Type.String() }),
});

/**
 * Gives a person one role at the desk, in place of the one they have, or takes it with `''` (D138). 40400 where nobody has this id;
 * 40900 where the shop would be left without an owner.
 */
export const consolePeopleRoleSet = defineConsoleCall({
  name: 'console.people.role.set',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Gives a person one role at the desk, or takes it with an empty one; a shop keeps one owner at least.',
  input: { user_id: PersonId, role: ChoiceSchema(['', ...DESK_ROLES]) },
  data: Type.Object({ user_id: Type.String(), role: ChoiceSchema(['', ...DESK_ROLES]) }),
  codes: ['state-conflict'],
});

/** A disabled account signs in nowhere and opens nothing from its next call on; what it has stays (D138). */
export const consolePeopleDisable = defineConsoleCall({
  name: 'console.people.disable',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Disables the account of a person, or lets them in again, with a reason the audit log keeps. 40900 for an owner, whose role has to be taken first.',
  input: {
    user_id: PersonId,
    is_disabled: Type.Boolean(),
    reason: Type.String({ maxLength: 200, pattern: VISIBLE }),
  },
  data: Type.Object({ user_id: Type.String(), is_disabled: Type.Boolean() }),
  codes: ['state-conflict'],
});
