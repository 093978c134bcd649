/** The proofs too long for the gate, by name: what each shows, its command and the minutes it may take. */
import { join } from 'node:path';
import { ROOT } from '../imports.ts';
import { GROUPS } from '../mutation/groups.ts';

export interface Proof {
  readonly name: string;
  readonly says: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs the built product. */
  readonly needsBuild: boolean;
  readonly browser: boolean;
  readonly limitMinutes: number;
}

const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);

const vitestProof = (name: string, says: string, files: readonly string[], limitMinutes: number): Proof => ({
  name,
  says,
  command: [bin('vitest'), 'run', '--config', 'tests/configs/vitest.proofs.config.ts', ...files],
  needsBuild: false,
  browser: false,
  limitMinutes,
});

const inChromium = (name: string, says: string, file: string, limitMinutes: number): Proof => ({
  name,
  says,
  command: [bin('playwright'), 'test', '--config', 'tests/configs/playwright.proofs.config.ts', file],
  needsBuild: true,
  browser: true,
  limitMinutes,
});

const script = (
  name: string,
  says: string,
  command: readonly string[],
  needsBuild: boolean,
  limitMinutes = 20,
): Proof => ({
  name,
  says,
  command: [bin('tsx'), ...command],
  needsBuild,
  browser: false,
  limitMinutes,
});

export const PROOFS: readonly Proof[] = [
  vitestProof('documents', '10,000 damaged documents drawn by the server', ['damaged-documents'], 15),
  vitestProof(
    'hostile-texts',
    'every hostile text in every string, drawn by the server',
    ['hostile-texts', 'hostile-answers'],
    20,
  ),
  {
    ...vitestProof('neighbours', 'one hostile visitor, and what others wait', ['neighbours'], 10),
    needsBuild: true,
  },
  {
    ...vitestProof(
      'cdn',
      '10,000 views of a home page through Varnish, and what the shop is asked of them',
      ['cdn'],
      10,
    ),
    needsBuild: true,
  },
  vitestProof(
    'orders',
    '10,000 sequences of payments, lies and crashes on PostgreSQL',
    ['order-sequences'],
    60,
  ),
  vitestProof(
    'learning',
    '100,000 histories of study, told by liars and by honest clients',
    ['study-histories'],
    30,
  ),
  vitestProof('learning-machine', '100,000 lives of a page that reports study', ['learning-machine'], 40),
  vitestProof(
    'generators',
    'what `npm run new` writes typechecks, each in its own places',
    ['generators'],
    20,
  ),
  vitestProof(
    'desk-size',
    'every list of the console beside 10,000 goods, 100,000 orders and 50,000 people',
    ['desk-size'],
    15,
  ),
  vitestProof(
    'files-move',
    '10,000 files move into a bucket while a shop reads and writes',
    ['files-move'],
    60,
  ),
  vitestProof('changes', 'a field, a column, a rule and a role each touch few files', ['changes'], 20),
  {
    ...vitestProof(
      'newcomer',
      'the first steps of README and CONTRIBUTING, from a clone to a changed block',
      ['newcomer'],
      15,
    ),
    browser: true,
  },
  inChromium('hydration', '500 damaged documents hydrated in Chromium', 'hydration', 20),
  inChromium('routes', 'every route of the specification live in Chromium', 'routes', 10),
  {
    name: 'gate',
    says: 'every call in every shop by everybody who may stand before its gate',
    command: [bin('vitest'), 'run', '--project', 'server-postgres', 'tests/contract/gate'],
    env: { EVERY_WAY: '1' },
    needsBuild: false,
    browser: false,
    limitMinutes: 10,
  },
  {
    name: 'bucket',
    says: 'uploads, films, conversions and live rooms with their files in a bucket',
    command: [bin('vitest'), 'run', '--project', 'server-postgres', 'media', 'uploads', 'images'],
    env: { TEST_FILES: 'bucket' },
    needsBuild: false,
    browser: false,
    limitMinutes: 20,
  },
  {
    name: 'processes',
    says: 'what a server tells its operator, and a day that came while it was down',
    command: [bin('vitest'), 'run', '--project', 'server', 'operator-messages', 'schedule-kill'],
    env: { EVERY_WAY: '1' },
    needsBuild: true,
    browser: false,
    limitMinutes: 10,
  },
  {
    name: 'every-way',
    says: 'all journeys, side roads too, in both languages, in wide windows and in narrow ones',
    command: [bin('playwright'), 'test', '--config', 'tests/configs/playwright.every-way.config.ts'],
    needsBuild: true,
    browser: true,
    limitMinutes: 60,
  },
  inChromium('screens', 'every page in narrow windows and before axe, in both languages', 'screens', 20),
  inChromium('xss', 'every hostile text in every string, in Chromium', 'xss-pairs', 60),
  inChromium('desk-xss', 'every hostile text in every field of the desk, in Chromium', 'desk-xss', 40),
  inChromium(
    'desk-edited',
    'every block edited and published looks the same in the desk and live',
    'desk-edited',
    10,
  ),
  inChromium(
    'desk-month',
    'a merchant’s month at the desk, its presses counted beside the commands for the same',
    'desk-month',
    30,
  ),
  inChromium('desk-firefox', 'the desk in a stock Firefox, where one is installed', 'desk-firefox', 10),
  inChromium('live-hours', 'a live room open for six hours with 20,000 messages', 'live-hours', 20),
  inChromium('study-day', 'a player open for 24 hours, played, left and come back to', 'study-day', 30),
  inChromium('redirects', '300 hostile ways on after a login, in Chromium', 'redirects', 30),
  script(
    'faults',
    'kill -9 and a full disk in the middle of each task, crowds of slow connections: nothing acknowledged lost, nothing half-written',
    ['tests/faults/run.ts'],
    true,
    60,
  ),
  script('rows', 'rows of the specification broken by hand turn red', ['tools/break-rows.ts'], false, 60),
  {
    name: 'stories',
    says: 'every story in every language, seen by axe',
    command: [
      bin('vitest'),
      'run',
      '--config',
      'tests/configs/vitest.stories.config.ts',
      '--mode',
      'every-language',
    ],
    needsBuild: false,
    browser: true,
    limitMinutes: 20,
  },
  script('image', 'what the Dockerfile copies runs a shop under Node 24', ['tests/node24/image.ts'], true),
  script('node-24', "the server's tests under Node 24", ['tests/node24/run.ts'], false, 60),
  script('pictures', 'screens and stories as the commit before drew them', ['tools/pictures.ts'], false, 60),
  ...GROUPS.map(({ name }) =>
    script(`mutation-${name}`, 'changes the tests notice', ['tools/mutate.ts', name], false, 60),
  ),
  script(
    'live-nodes',
    '1,000 viewers of a room on two nodes that are killed, and Redis started anew: nothing lost, doubled or disordered',
    ['tests/load/live-nodes.ts'],
    true,
  ),
  script('soak', 'the heap under 200,000 mixed requests', ['tests/load/soak.ts', 'mixed'], true, 60),
];

/** The proofs of these names, all without a name; throws where a name is nobody's. */
export function proofsNamed(names: readonly string[]): readonly Proof[] {
  const unknown = names.find((name) => !PROOFS.some((proof) => proof.name === name));
  if (unknown !== undefined)
    throw new Error(`Unknown proof "${unknown}"; there are: ${PROOFS.map(({ name }) => name).join(', ')}`);
  return names.length === 0 ? PROOFS : PROOFS.filter(({ name }) => names.includes(name));
}
