/** A lesson in a live room by its public doors, from the first message to the prize: rows of everything a room keeps. */
import { openApp } from '../contract/app.ts';
import { personOf, PHONES, ROOM, SHOP, type Person } from '../contract/live-fixture.ts';
import type { TestDatabase } from './database.ts';

const CARD = { name: 'Ann', phone: '13600000000', address: '1 Road\n"two" \\ three' };
/** Written at once: the first is kept alone, the others in groups (ADR-438). */
const AT_ONCE = 15;

export interface Lesson {
  /** Several messages of the host at once; answers the highest place they were given. */
  talk: () => Promise<number>;
  close: () => Promise<void>;
}

async function readOutcome(person: Person, name: string, body: object): Promise<Record<string, unknown>> {
  const { code, data } = await person.post(name, { alive_id: ROOM, ...body });
  if (code !== 0) throw new Error(`${name} answered ${String(code)}`);
  return data;
}

export async function holdLesson(database: TestDatabase, clientDir: string): Promise<Lesson> {
  const app = await openApp(database, clientDir);
  const [host, learner, svip, newcomer] = await Promise.all(
    [PHONES.owner, PHONES.learner, PHONES.svip, PHONES.newcomer].map((phone) => personOf(app, phone)),
  );
  if (host === undefined || learner === undefined || svip === undefined || newcomer === undefined)
    throw new Error('The demo has nobody there.');
  const talk = async () => {
    const messages = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, place) =>
        readOutcome(host, 'live.message.send', { content: `第 ${String(place)} 句 “quoted” \\N {1,2}` }),
      ),
    );
    return Math.max(...messages.map(({ offset }) => Number(offset)));
  };
  for (const person of [host, learner, svip]) await readOutcome(person, 'live.enter', {});
  await talk();
  const { sign_id } = await readOutcome(host, 'live.sign.start', { time: 60 });
  for (const person of [learner, svip]) await readOutcome(person, 'live.sign.commit', { sign_id });
  const round = { name: 'A book', seconds: 600, winners: 1, condition: 0 };
  const { prize_id } = await readOutcome(host, 'live.prize.start', round);
  await readOutcome(learner, 'live.prize.join', { prize_id });
  await readOutcome(host, 'live.prize.draw', { prize_id });
  await readOutcome(learner, 'live.prize.card.save', { prize_id, ...CARD });
  const { vote_id } = await readOutcome(host, 'live.vote.start', {
    title: 'Which?',
    options: ['one', 'two'],
  });
  await readOutcome(svip, 'live.vote.cast', { vote_id, options: [1] });
  await readOutcome(host, 'live.switch.set', { is_pre_approved: true });
  await readOutcome(newcomer, 'live.message.send', { content: 'waits to be let through' });
  await readOutcome(host, 'live.switch.set', { is_pre_approved: false });
  await readOutcome(host, 'live.member.ban', {
    user_id: (await database.stores.users.list(SHOP)).find(({ phone }) => phone === PHONES.svip)?.id,
    kind: 'mute',
  });
  await readOutcome(learner, 'live.ticket.get', {});
  const upcoming = { alive_id: 'l_731n16qxby3qm3aq9e8fy66e', on: true };
  await readOutcome(learner, 'live.subscribe.arrival', upcoming);
  const key = { appId: SHOP, aliveId: ROOM };
  await database.stores.liveReports.countMinute(key, Date.now());
  await database.stores.recordings.add(key, { seq: 0, run: 0, seconds: 1.9, at: Date.now() });
  return { talk, close: () => app.app.close() };
}
