/** What tests of deeds in live rooms share: a room of a test's own, its host, and calls. */
import { liveEvent, liveMember, liveRoom } from '#server/areas/live/tables/rooms.ts';
import { LIVE_STATE } from '#schemas/content/goods-state.ts';
import { secondsOf } from '#schemas/time.ts';
import { and, asc, eq } from 'drizzle-orm';
import { CONSOLE_TOKEN } from './app.ts';
import { OWNER, SHOP, withRights, type Me, type MoreDeps } from './rights-fixture.ts';

const LIVE_TYPE = 4;

export function withActs(more?: MoreDeps) {
  const rights = withRights(more);
  const { test, clock, newGoods, demo } = rights;
  let madeCount = 0;

  /** A free room, on air unless told otherwise; answers its id. */
  async function newRoom(
    change: Partial<typeof liveRoom.$inferInsert> = {},
    aliveState: number = LIVE_STATE.live,
    startTs = secondsOf(clock.now()),
    sale: { price?: number; payState?: number } = {},
  ): Promise<string> {
    madeCount += 1;
    const free = { type: LIVE_TYPE, price: 0, linePrice: 0, payState: 0, marketingType: -1 };
    const id = await newGoods(`l_act_${String(madeCount)}`, { ...free, ...sale, aliveState, startTs });
    const beginTime = aliveState === LIVE_STATE.notStarted ? null : clock.now();
    const row = { appId: SHOP, aliveId: id, aliveType: 2, epoch: 'e1', startedAt: beginTime, ...change };
    await test().database.db.insert(liveRoom).values(row);
    return id;
  }

  async function get(me: Me, name: string, query: Record<string, string>) {
    const answer = await test().ask('knowledge', {
      url: `/api/${name}/1.0.0?${new URLSearchParams(query).toString()}`,
      headers: { 'app-id': SHOP, ...(me.cookie === '' ? {} : { cookie: me.cookie }) },
    });
    return answer.json();
  }

  const isOf = (aliveId: string) => and(eq(liveEvent.appId, SHOP), eq(liveEvent.aliveId, aliveId));
  const eventsOf = (aliveId: string) =>
    test().database.db.select().from(liveEvent).where(isOf(aliveId)).orderBy(asc(liveEvent.offset));

  /** Makes somebody a member who has watched so long. */
  async function enter(me: Me, aliveId: string, watchedSeconds = 0): Promise<void> {
    const at = clock.now();
    const times = { firstEnteredAt: at, lastEnteredAt: at, creditedAt: at };
    const row = { appId: SHOP, aliveId, userId: me.id, roomUserId: `r_${me.id}`, watchedSeconds, ...times };
    await test().database.db.insert(liveMember).values(row).onConflictDoNothing();
  }

  /** What a merchant settles of the shop's rooms; answers the envelope. */
  async function settle(url: string, body: object) {
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: { shop: 'knowledge', ...body },
    });
    return answer.json();
  }

  const save =
    (noun: string) =>
    ({ alive_id: id, ...item }: { alive_id: string } & Record<string, unknown>) =>
      settle(`/api/console.${noun}.save/1.0.0`, { id, item });
  const setRoom = save('live');
  const setSource = save('live_source');
  const host = () => demo(OWNER);
  /** Has the runner look for what has come due by the test's clock. */
  const wake = (kind: string) => test().database.bus.publish('jobs.queued', { kind });

  return { ...rights, newRoom, get, eventsOf, enter, settle, setRoom, setSource, host, wake };
}
