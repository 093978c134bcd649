/** Many people of the demo shop with a session each, made in the tables: making them is not what is shown. */
import type pg from 'pg';

export const SHOP = 'appknowledge';
export const ROOM = 'demo_live';

export interface CrowdPerson {
  cookie: string;
  /** Each comes from elsewhere: what is counted by address is counted apart. */
  address: string;
}

/** Nodes behind one proxy, which says where each person comes from. */
export const NODE_ENV = {
  SECRET: 'shared-by-the-nodes-of-one-installation',
  TRUST_PROXY: 'loopback',
  PUBLIC_URL: 'http://localhost',
} as const;

export async function makePeople(pool: pg.Pool, count: number): Promise<CrowdPerson[]> {
  const now = Date.now();
  const all = `generate_series(1, ${String(count)}) n`;
  await pool.query(
    `insert into app_user (app_id, id, phone, nickname, avatar, roles, created_at)
     select $1, 'u_crowd' || n, '137' || lpad(n::text, 8, '0'), 'N' || n, '', '{learner}', $2 from ${all}`,
    [SHOP, now],
  );
  await pool.query(
    `insert into app_session (app_id, token_hash, public_id, user_id, user_agent, created_at, seen_at, expires_at)
     select $1, encode(sha256(rpad('crowd' || n, 43, 'x')::bytea), 'hex'), 'crowd' || lpad(n::text, 20, '0'),
       'u_crowd' || n, 'crowd', $2::bigint, $2::bigint, $2::bigint + 86400000 from ${all}`,
    [SHOP, now],
  );
  // Nobody waits for their turn: what is shown is what becomes of messages.
  await pool.query(`update live_room set slow_seconds = 0 where app_id = $1 and alive_id = $2`, [SHOP, ROOM]);
  return Array.from({ length: count }, (_none, place) => ({
    cookie: `shop_session=${`crowd${String(place + 1)}`.padEnd(43, 'x')}`,
    address: `10.40.${String(place >> 8)}.${String(place & 255)}`,
  }));
}
