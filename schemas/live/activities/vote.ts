/** A vote in a live room: one answer a person, its results live. */
import { Type, type Static } from 'typebox';
import { defineLiveActivity } from '../activity.ts';

export const VOTE_TITLE_MAX = 100;
export const VOTE_OPTION_MAX = 60;
export const VOTE_OPTIONS_MIN = 2;
export const VOTE_OPTIONS_MAX = 10;

export const VoteSchema = Type.Object({
  /** Empty where there was none. */
  vote_id: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer({ minimum: 0 }) })),
  is_multiple: Type.Boolean(),
  is_open: Type.Boolean(),
  /** How many people voted. */
  voters: Type.Integer({ minimum: 0 }),
  /** Places of the options this person chose; empty where they have not voted. */
  mine: Type.Array(Type.Integer()),
});
export type Vote = Static<typeof VoteSchema>;

/** What came of a vote, for the merchant. */
const VoteReportSchema = Type.Object({
  vote_id: Type.String(),
  title: Type.String(),
  voters: Type.Integer({ minimum: 0 }),
  options: Type.Array(Type.Object({ text: Type.String(), count: Type.Integer({ minimum: 0 }) })),
});
interface VoteReport {
  votes: Static<typeof VoteReportSchema>[];
}

export const activity = defineLiveActivity({
  name: 'vote',
  order: 30,
  events: { vote: { isLine: false, isMark: true } },
  modules: [{ slot: 'acts', kind: 'live-vote', order: 40 }],
  host: 'live-host-vote',
  state: {
    /** The vote that runs now; empty for none. */
    vote_id: Type.String(),
  },
  report: { votes: Type.Array(VoteReportSchema) },
  lines: ({ votes }: VoteReport) => votes.map(({ title, voters }) => ['vote', title, String(voters), '']),
});
