/** The tables of performance: figures of ours beside the limit and the peers, as ratios where that is what counts. */
import type { AlikeFigures } from './alike.ts';
import type { EditingFigures } from './editing/measure.ts';
import type { EngineFigures } from './engines/measure.ts';
import { ENGINES, type EngineName } from './engines/build.ts';
import { VARIANTS, type LoadFigures } from './load/measure.ts';
import { PROFILES } from './load/vitals.ts';
import type { NavigationFigures } from './load/navigation.ts';
import type { LiveFigures } from './live.ts';
import type { OrderFigures } from './orders.ts';
import type { ReportFigures } from './reports.ts';
import type { ServerFigures } from './server-load.ts';
import type { SearchFigures } from './search/measure.ts';
import { ratio, round } from './stats.ts';
import { table } from './table.ts';
import type { ValidationFigures } from './validation.ts';

const kilobytes = (bytes: number) => round(bytes / 1000, 1);
const times = (value: number | undefined) => (value === undefined ? undefined : `${value.toFixed(2)}x`);

export function enginesTable(figures: ReadonlyMap<EngineName, EngineFigures>): string {
  const limit = figures.get('hand');
  const head = [
    'engine',
    'JS gz kB',
    'server ms',
    'server',
    'mount',
    'JS to paint',
    'hydrate',
    'one change',
    'JS heap',
  ];
  const rows = [...figures].map(([name, one]) => [
    ENGINES[name].name,
    kilobytes(one.jsGz),
    one.serverRender === undefined ? undefined : round(one.serverRender),
    times(ratio(one.serverRender, limit?.serverRender)),
    times(ratio(one.mount, limit?.mount)),
    times(ratio(one.paint, limit?.paint)),
    times(ratio(one.hydrate, limit?.hydrate)),
    times(ratio(one.change, limit?.change)),
    times(ratio(one.heapKb, limit?.heapKb)),
  ]);
  const ours = figures.get('ours');
  const own =
    limit === undefined || ours === undefined
      ? ''
      : `engine and registry alone: ${kilobytes(ours.jsGz - limit.jsGz)} kB gz\n`;
  return table('Page-config engines on one shop home (208 nodes, 29 kinds)', head, rows) + own;
}

export function editingTable({ lectern, plain, puck }: EditingFigures): string {
  const head = ['editor', 'script ms a key', 'main thread', 'key to paint', 'p95'];
  const rows = [
    ['Lectern, blocks of all kinds', lectern],
    ['Lectern, a heading and a line each', plain],
    ['Puck 0.23, a heading and a line each', puck],
  ] as const;
  return table(
    'Typing in a page of 230 blocks',
    head,
    rows.map(([name, one]) => [
      name,
      one && round(one.script),
      one && round(one.task),
      one && round(one.paint, 1),
      one && round(one.paintP95, 1),
    ]),
  );
}

export function validationTable({
  nodes,
  kinds,
  kilobytes: size,
  faults,
  parse,
  check,
}: ValidationFigures): string {
  const title = `Checking a page config (${nodes} nodes, ${kinds} kinds, ${round(size, 1)} kB, ${faults} faults)`;
  return table(
    title,
    ['what', 'µs warm', '÷ JSON.parse'],
    [
      ['JSON.parse', round(parse, 0), times(1)],
      [
        'our check: envelope, every node by its own schema, faults with pointers',
        round(check, 0),
        times(ratio(check, parse)),
      ],
    ],
  );
}

export function loadTables(what: string, figures: LoadFigures): string {
  const head = ['variant', 'FCP ms', 'FCP', 'LCP ms', 'LCP', 'blocking ms', 'CLS', 'kB', 'requests'];
  const tables = (Object.keys(PROFILES) as (keyof typeof PROFILES)[]).map((profile) => {
    const limit = figures[profile].get('static');
    const rows = [...figures[profile]].map(([variant, one]) => {
      const vitals = [
        round(one.fcp, 0),
        times(ratio(one.fcp, limit?.fcp)),
        round(one.lcp, 0),
        times(ratio(one.lcp, limit?.lcp)),
      ];
      return [
        VARIANTS[variant],
        ...vitals,
        round(one.blocking, 0),
        round(one.cls, 4),
        round(one.kilobytes, 0),
        one.requests,
      ];
    });
    return table(`Loading ${what}: ${PROFILES[profile].name}`, head, rows);
  });
  return tables.join('');
}

export function serverTable({ bare, home, bytes }: ServerFigures): string {
  return table(
    `Cached home, ${kilobytes(bytes)} kB gz`,
    ['what', 'requests/s', '÷ bare'],
    [
      ['Fastify, one compressed buffer', round(bare, 0), times(1)],
      ['our home: shop by host, cache, headers', round(home, 0), times(ratio(home, bare))],
    ],
  );
}

export function reportsTable({ openings, reports, inserts, transactions, capacity }: ReportFigures): string {
  return table(
    `Learning reports of 10,000 learners on two nodes; ${round(openings, 0)} lessons opened a second, ${round(capacity, 0)} learners carried`,
    ['', 'a second', 'ours ÷ it'],
    [
      ['ours', round(reports, 0), ''],
      ['one bare insert', round(inserts, 0), times(ratio(reports, inserts))],
      ['transaction of as many rows', round(transactions, 0), times(ratio(reports, transactions))],
    ],
  );
}

export function ordersTable(figures: readonly OrderFigures[]): string {
  return table(
    'Orders made, 10 at a time',
    ['database', 'bare transaction/s', 'ours/s', '÷ bare'],
    figures.map(({ database, bare, ours }) => [
      database,
      round(bare, 0),
      round(ours, 0),
      times(ratio(ours, bare)),
    ]),
  );
}

export function liveTable(figures: readonly LiveFigures[]): string {
  const blast = table(
    'Messages of a live room told to its sockets, each kept in PostgreSQL first',
    ['sockets', 'bare ws, deliveries/s', 'ours', '÷ bare'],
    figures.map(({ sockets, bare, ours }) => [
      sockets,
      round(bare, 0),
      round(ours, 0),
      times(ratio(ours, bare)),
    ]),
  );
  const talk = table(
    'The same at ten messages a second: milliseconds from sending to delivery',
    ['sockets', 'bare p50', 'ours p50', 'bare p99', 'ours p99', 'p99 ÷ bare'],
    figures.map(({ sockets, talk: { bare, ours } }) => [
      sockets,
      round(bare.p50, 1),
      round(ours.p50, 1),
      round(bare.p99, 1),
      round(ours.p99, 1),
      times(ratio(ours.p99, bare.p99)),
    ]),
  );
  return `${blast}\n${talk}`;
}

export function alikeTable({ account, bare, unknown }: AlikeFigures): string {
  const row = (name: string, value: number) => [name, round(value, 1), times(ratio(value, account))];
  return table(
    'A wrong password refused (the medians may differ by 10 ms)',
    ['phone', 'ms', '÷ known'],
    [row('known', account), row('known, without a password', bare), row('unknown', unknown)],
  );
}

export function searchTables(figures: readonly SearchFigures[]): string {
  const head = ['search for', 'text', 'ours ms', 'finds', 'LIKE ms', 'finds', 'LIKE ÷ ours'];
  const tables = figures.map((one) => {
    const rows = one.queries.map((query) => [
      query.name,
      query.text,
      round(query.ours, 1),
      query.oursFinds,
      round(query.like, 1),
      query.likeFinds,
      times(ratio(query.like, query.ours)),
    ]);
    const size = `${round(one.indexSize, 1)} MB beside ${round(one.goodsSize, 1)} MB of goods`;
    const build = `index made in ${round(one.build / 1000, 1)} s with ${round(one.heap, 0)} MB of heap: ${size}\n`;
    return table(`Search over ${one.goods} goods: ${one.database}`, head, rows) + build;
  });
  return tables.join('');
}

export function navigationTable({ one, each }: NavigationFigures): string {
  return table(
    'Going to a page of forty blocks within the shop',
    ['what', 'requests', 'kB', 'ms to its data', '÷ one request a block'],
    [
      ['one request a block', each.requests, round(each.kilobytes, 1), round(each.ms, 0), times(1)],
      [
        'Lectern: one request for the page',
        one.requests,
        round(one.kilobytes, 1),
        round(one.ms, 0),
        times(ratio(one.ms, each.ms)),
      ],
    ],
  );
}
