/** What tests of learning reports share: lessons of their own, learners who may study them, and reports over HTTP. */
import { and, eq } from 'drizzle-orm';
import { goodsMedia, goodsNode } from '#server/areas/catalogue/tables/details.ts';
import { learningRecord } from '#server/areas/learning/tables/learning.ts';
import { SHOP, withRights, type Me } from './rights-fixture.ts';

export const FILM = 3;
export const TEXT = 1;
export const COURSE = 50;

interface OpenedSession {
  session_id: string;
  beat: string;
  position?: number;
}

export function withLearning() {
  const rights = withRights();
  const { test, clock, newGoods, somebody, send } = rights;
  const db = () => test().database.db;

  /** A film of ten minutes, or a text. */
  async function lesson(
    id: string,
    change: Partial<typeof goodsMedia.$inferInsert> & { price?: number } = {},
  ): Promise<string> {
    const { price = 9900, ...media } = change;
    const kind = media.kind ?? 'video';
    const type = kind === 'text' ? TEXT : FILM;
    await newGoods(id, { type, price, payState: price === 0 ? 0 : 1 });
    const row = { appId: SHOP, goodsId: id, kind, seconds: kind === 'text' ? 0 : 600 };
    await db()
      .insert(goodsMedia)
      .values({ captions: [], text: '', ...row, ...media });
    return id;
  }

  /** A course of these lessons, in their order. */
  async function course(
    id: string,
    lessons: readonly string[],
    unlockTs: readonly number[] = [],
  ): Promise<string> {
    await newGoods(id, { type: COURSE, price: 9900, payState: 1 });
    const node = { appId: SHOP, goodsId: id, parentId: '', kind: 'lesson' as const };
    const rows = lessons.map((resourceId, position) => ({
      ...node,
      id: `n${String(position)}`,
      title: resourceId,
      resourceId,
      position,
      unlockTs: unlockTs[position] ?? 0,
    }));
    await db().insert(goodsNode).values(rows);
    return id;
  }

  /** Somebody who bought these goods, by one order. */
  async function learner(...goodsIds: string[]): Promise<Me> {
    const me = await somebody();
    for (const resourceId of goodsIds)
      await test().database.stores.entitlements.give(SHOP, me.id, {
        resourceId,
        source: 'order',
        orderId: `o_of_${me.id}`,
        from: 0,
        to: undefined,
      });
    return me;
  }

  const open = (me: Me, resource_id: string, more: object = {}) =>
    send(me, 'learn.session.open', { resource_id, resource_type: FILM, client_ts: clock.now(), ...more });

  async function readOpening(me: Me, resource_id: string, more: object = {}): Promise<OpenedSession> {
    const answer = await open(me, resource_id, more);
    if (answer.code !== 0) throw new Error(`learn.session.open answered ${String(answer.code)}`);
    return answer.data;
  }

  const report = (resource_id: string, seq: number, more: object = {}) => ({
    resource_id,
    resource_type: FILM,
    learn_progress: 0,
    org_learn_progress: 0,
    spend_time: 120,
    stay_time: 120,
    seq,
    covered: '',
    client_ts: clock.now(),
    ...more,
  });

  /** As browsers send it: a form whose fields are named bizData (M252). */
  async function pushForm(me: Me, fields: object, headers: Record<string, string> = {}) {
    const pairs = Object.entries(fields).map(([name, value]) => [`bizData[${name}]`, String(value)]);
    const answer = await test().ask('knowledge', {
      method: 'POST',
      url: '/api/learn.record.push/1.0.0',
      remoteAddress: me.ip,
      payload: new URLSearchParams(pairs).toString(),
      headers: {
        cookie: me.cookie,
        'app-id': SHOP,
        origin: 'http://knowledge.localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    });
    return answer.json();
  }

  const push = (me: Me, session: OpenedSession, resourceId: string, seq: number, more: object = {}) => {
    const { session_id, beat } = session;
    return pushForm(me, { session_id, beat, ...report(resourceId, seq, more) });
  };

  async function get(me: Me, name: string, query: Record<string, string> = {}) {
    const answer = await test().ask('knowledge', {
      url: `/api/${name}/1.0.0?${new URLSearchParams(query).toString()}`,
      headers: { cookie: me.cookie },
    });
    return answer.json();
  }

  async function recordOf(me: Me, resourceId: string) {
    const isThis = and(eq(learningRecord.userId, me.id), eq(learningRecord.resourceId, resourceId));
    const [row] = await db().select().from(learningRecord).where(isThis);
    return row;
  }

  return {
    ...rights,
    db,
    lesson,
    course,
    learner,
    open,
    opened: readOpening,
    report,
    push,
    pushForm,
    get,
    recordOf,
  };
}
