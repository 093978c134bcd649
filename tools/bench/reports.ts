/** Learning reports of ten thousand learners on two nodes of the built shop, beside bare inserts into the same PostgreSQL. */
import { Agent, request } from 'node:http';
import pg from 'pg';
import { startPostgres } from '../../tests/support/postgres.ts';
import { startShop, type ShopServer } from './shop-server.ts';
import { median } from './stats.ts';

const SHOP = 'appknowledge';
const LESSON = { resource_id: 'demo_paid_video', resource_type: 3 };
const LEARNERS = 10_000;
const AT_ONCE = 32;
/** Seconds between two reports of one learner (M254). */
const INTERVAL_S = 120;

/** Two nodes behind one proxy, which says where each learner comes from: what is counted by address is counted apart. */
const NODE = {
  SECRET: 'shared-by-the-two-nodes-of-this-bench',
  TRUST_PROXY: 'loopback',
  PUBLIC_URL: 'http://localhost',
};

export interface ReportFigures {
  /** A second: lessons opened and reports acknowledged by two nodes, rows inserted and transactions of the same rows. */
  openings: number;
  reports: number;
  inserts: number;
  transactions: number;
  /** Learners two nodes carry at once, each reporting every two minutes. */
  capacity: number;
}

/** One learner in one lesson: what their next report says it belongs to. */
interface Study {
  readonly cookie: string;
  readonly address: string;
  session: string;
  beat: string;
  seq: number;
}

/** Learners with a session and the lesson bought, made in the tables: making them is not what is measured. */
async function makeLearners(pool: pg.Pool): Promise<Study[]> {
  const now = Date.now();
  const all = `generate_series(1, ${String(LEARNERS)}) n`;
  await pool.query(
    `insert into app_user (app_id, id, phone, nickname, avatar, roles, created_at)
     select $1, 'u_bench' || n, '139' || lpad(n::text, 8, '0'), 'N', '', '{learner}', $2 from ${all}`,
    [SHOP, now],
  );
  await pool.query(
    `insert into app_session (app_id, token_hash, public_id, user_id, user_agent, created_at, seen_at, expires_at)
     select $1, encode(sha256(rpad('bench' || n, 43, 'x')::bytea), 'hex'), lpad(n::text, 24, '0'),
       'u_bench' || n, 'bench', $2::bigint, $2::bigint, $2::bigint + 86400000 from ${all}`,
    [SHOP, now],
  );
  await pool.query(
    `insert into entitlement (app_id, user_id, resource_id, source, from_at)
     select $1, 'u_bench' || n, $2, 'order', 0 from ${all}`,
    [SHOP, LESSON.resource_id],
  );
  return Array.from({ length: LEARNERS }, (_none, place) => ({
    address: `10.20.${String(place >> 8)}.${String(place & 255)}`,
    cookie: `shop_session=${`bench${String(place + 1)}`.padEnd(43, 'x')}`,
    session: '',
    beat: '',
    seq: 0,
  }));
}

interface Answer {
  code: number;
  data: { session_id: string; beat: string };
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** A call as a browser sends it from the shop's own pages. */
function call(node: ShopServer, study: Study, name: string, type: string, body: string): Promise<Answer> {
  const { port } = new URL(node.url);
  const headers = {
    host: `knowledge.localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    cookie: study.cookie,
    'x-forwarded-for': study.address,
    'app-id': SHOP,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const path = `/api/${name}/1.0.0`;
    const outgoing = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        const read: Answer = JSON.parse(text);
        if (read.code === 0) resolve(read);
        else reject(new Error(`${name} was refused: ${text.slice(0, 300)}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function open(node: ShopServer, study: Study): Promise<void> {
  const body = JSON.stringify({ ...LESSON, client_ts: Date.now() });
  const { data } = await call(node, study, 'learn.session.open', 'application/json', body);
  study.session = data.session_id;
  study.beat = data.beat;
}

async function report(node: ShopServer, study: Study): Promise<void> {
  study.seq += 1;
  const figures = {
    ...LESSON,
    learn_progress: 10,
    org_learn_progress: study.seq,
    spend_time: INTERVAL_S,
    stay_time: INTERVAL_S,
    seq: study.seq,
    covered: '',
    client_ts: Date.now(),
    session_id: study.session,
    beat: study.beat,
  };
  const form = new URLSearchParams(
    Object.entries(figures).map(([field, value]) => [`bizData[${field}]`, String(value)]),
  );
  const type = 'application/x-www-form-urlencoded';
  study.beat = (await call(node, study, 'learn.record.push', type, form.toString())).data.beat;
}

/** The least anybody could keep of a report: one row. */
const INSERT = 'insert into bare_report (user_id, seq, spend, told_at) values ($1, $2, $3, $4)';

async function insert(pool: pg.Pool, user: number, seq: number): Promise<void> {
  await pool.query(INSERT, [`u_${String(user)}`, seq, INTERVAL_S, Date.now()]);
}

/** As many rows as a report of ours writes, in one transaction: the line of moments, the session, the record, the day. */
async function transact(pool: pg.Pool, user: number, seq: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (let row = 0; row < 4; row += 1)
      await client.query(INSERT, [`t_${String(user)}_${String(row)}`, seq, INTERVAL_S, Date.now()]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Times a second, each learner once, so many at a time. */
async function speedOf(work: (place: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  const turn = async () => {
    while (next < LEARNERS) {
      const place = next;
      next += 1;
      await work(place);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return (LEARNERS * 1000) / (performance.now() - began);
}

async function measure(nodes: readonly ShopServer[], pool: pg.Pool, runs: number): Promise<ReportFigures> {
  await pool.query(
    'create table bare_report (user_id text, seq integer, spend integer, told_at bigint, primary key (user_id, seq))',
  );
  const studies = await makeLearners(pool);
  /** Learners take the nodes in turn: each report of theirs may meet another one. */
  const onNodes = (work: (node: ShopServer, study: Study) => Promise<void>) => async (place: number) => {
    const study = studies[place];
    const node = nodes[(place + (study?.seq ?? 0)) % nodes.length];
    if (study !== undefined && node !== undefined) await work(node, study);
  };
  const openings = await speedOf(onNodes(open));
  const samples: Record<'reports' | 'inserts' | 'transactions', number[]> = {
    reports: [],
    inserts: [],
    transactions: [],
  };
  // The first round warms all three and counts for nothing.
  for (let run = 0; run <= runs; run += 1) {
    const speeds = {
      inserts: await speedOf((place) => insert(pool, place, run)),
      transactions: await speedOf((place) => transact(pool, place, run)),
      reports: await speedOf(onNodes(report)),
    };
    if (run === 0) continue;
    samples.inserts.push(speeds.inserts);
    samples.transactions.push(speeds.transactions);
    samples.reports.push(speeds.reports);
    process.stdout.write('.');
  }
  const reports = median(samples.reports);
  const { inserts, transactions } = samples;
  return {
    openings,
    reports,
    inserts: median(inserts),
    transactions: median(transactions),
    capacity: reports * INTERVAL_S,
  };
}

/** @param runs rounds in which each learner reports once */
export async function measureReports(runs: number): Promise<ReportFigures> {
  const postgres = await startPostgres();
  const nodes: ShopServer[] = [];
  try {
    const url = await postgres.createDatabase();
    // One after another: the first fills the empty database.
    for (let node = 0; node < 2; node += 1) nodes.push(await startShop({ ...NODE, DATABASE_URL: url }));
    const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
    try {
      return await measure(nodes, pool, runs);
    } finally {
      await pool.end();
    }
  } finally {
    agent.destroy();
    await Promise.all(nodes.map((node) => node.close()));
    await postgres.stop();
  }
}
