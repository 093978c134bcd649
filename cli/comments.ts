/** `comments list|approve|hide|pin|unpin|delete|ban|unban <shop> …`: what learners said, and who may go on. */
import {
  consoleCommentsBan,
  consoleCommentsList,
  consoleCommentsModerate,
} from '#schemas/api/console/comments.ts';
import {
  BAN_VERBS,
  COMMENT_STATES,
  COMMENT_VERBS,
  type ModerationResult,
} from '#schemas/content/moderation.ts';
import { msOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import { columns } from './report.ts';
import { ShopError, unknownShop, usageError } from './shop-error.ts';

/** Comments that are listed, the newest. */
const LISTED = 50;
/** Letters of a comment in the list. */
const START = 60;
const USAGE =
  'npm run shop -- comments list <shop> [pending|hidden|shown], comments approve|hide|pin|unpin|delete <shop> <comment…>, or comments ban|unban <shop> <phone or comment>';

function startOf(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ');
  return line.length > START ? `${line.slice(0, START)}…` : line;
}

async function list({ connect, say, shop }: Command, word: string | undefined): Promise<number> {
  const state = COMMENT_STATES.find((one) => one === word);
  if (word !== undefined && state === undefined)
    throw new ShopError(`"${word}" is not a state of a comment. States: ${COMMENT_STATES.join(', ')}.`);
  const filter = state === undefined ? {} : { filter: { state } };
  const answer = await (await connect()).ask(consoleCommentsList, { shop, limit: LISTED, ...filter });
  if (answer === undefined) throw unknownShop(shop);
  if (answer.items.length === 0) {
    say(`${shop} has no ${state ?? ''}${state === undefined ? '' : ' '}comments.\n`);
    return 0;
  }
  const rows = answer.items.map((one) => [
    one.id,
    one.kind === '' ? one.state : `${one.state} ${one.kind}`,
    one.goods_id,
    tellMoment(msOf(one.created_ts)),
    one.nickname,
    startOf(one.content),
  ]);
  say(`${columns([['COMMENT', 'STATE', 'ON', 'SAID', 'BY', 'WHAT'], ...rows])}\n`);
  if (answer.next !== undefined)
    say(`These are the newest ${String(answer.items.length)} of ${String(answer.total)}.\n`);
  return 0;
}

const DONE = {
  approve: 'everybody can read it now.',
  hide: 'hidden; nobody but you sees it.',
  pin: 'stands before all others of its good now.',
  unpin: 'stands among the others again.',
  delete: 'deleted with its replies, for good.',
  ban: 'may not comment any more, from now on.',
  unban: 'may comment again.',
} as const;
const ALREADY = {
  approve: 'is shown already.',
  hide: 'is hidden already.',
  pin: 'cannot be pinned: it is pinned already, is a reply, or is not shown.',
  unpin: 'is not pinned.',
  delete: 'is gone already.',
  ban: 'is banned already.',
  unban: 'is not banned.',
} as const;

/** Answers the exit code. */
function report(
  { say, shop }: Command,
  which: string,
  verb: keyof typeof DONE,
  outcome: ModerationResult,
): number {
  switch (outcome) {
    case 'done':
      say(`${which}: ${DONE[verb]}\n`);
      return 0;
    case 'already':
      say(`${which} ${ALREADY[verb]}\n`);
      return 0;
    case 'no-comment':
      throw new ShopError(`${shop} has no comment "${which}". See them with: comments list ${shop}`);
    case 'no-person':
      throw new ShopError(`${shop} has nobody "${which}": name a phone, or a comment they wrote.`);
    case 'staff':
      throw new ShopError(`${which} keeps the shop and cannot be banned from commenting.`);
  }
}

/** What is done stands first among the arguments. */
export async function comments(command: Command): Promise<number> {
  const [word, ...which] = command.args;
  const [first] = which;
  if (word === 'list') return list(command, first);
  const verb = COMMENT_VERBS.find((one) => one === word);
  const ban = BAN_VERBS.find((one) => one === word);
  if (first === undefined || (verb === undefined && ban === undefined)) throw usageError(USAGE);
  const client = await command.connect();
  const { shop } = command;
  for (const one of which) {
    const answer =
      verb === undefined
        ? ban && (await client.ask(consoleCommentsBan, { shop, who: one, verb: ban }))
        : await client.ask(consoleCommentsModerate, { shop, id: one, verb });
    const act = verb ?? ban;
    if (answer === undefined || act === undefined) throw unknownShop(shop);
    report(command, one, act, answer.outcome);
  }
  return 0;
}
