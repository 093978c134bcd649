/** Work an area does beside the requests: its file and its place in the manifest. */
import { camel } from '../gen/files.ts';
import { insertBefore, withImport, type Template } from './template.ts';

const LISTED = /^ {2}jobs: \(deps\) => \[/m;

/** The manifest with one job more. @throws where its jobs are made of parts of the world instead of the whole. */
function list(manifest: string, job: string): string {
  if (LISTED.test(manifest)) return manifest.replace(LISTED, (all) => `${all}${job}(deps), `);
  if (/^ {2}jobs:/m.test(manifest)) throw new Error('its jobs are not made of `deps`: name it there by hand');
  return insertBefore(manifest, '\n});', `\n  jobs: (deps) => [${job}(deps)],`);
}

export const job: Template = {
  usage: 'job <area>/<name>, e.g. coupons/expire-coupons',
  name: /^[a-z][a-z0-9-]{1,29}\/[a-z][a-z0-9-]{1,39}$/,
  files: (name) => {
    const [area = '', own = ''] = name.split('/');
    return [
      {
        path: `server/areas/${area}/jobs/${own}.ts`,
        body: `/** One sentence: what it does, and when. */
import type { Deps } from '#server/kernel/area.ts';
import { recurringJob, type Job } from '#server/kernel/jobs/define-job.ts';

const EVERY_MS = 60 * 60_000;

/** What it needs of the world. */
type Needs = Pick<Deps, 'stores' | 'log'>;

export function ${camel(own)}({ log }: Needs): Job {
  return recurringJob('${area}.${own}', EVERY_MS, async () => log.debug('${own}: write what it does here'));
}
`,
      },
    ];
  },
  rows: (name) => {
    const [area = '', own = ''] = name.split('/');
    const line = `import { ${camel(own)} } from './jobs/${own}.ts';`;
    return [
      {
        path: `server/areas/${area}/area.ts`,
        add: (text) => withImport(list(text, camel(own)), line),
      },
    ];
  },
  next: (name) => [
    `Write what it does in server/areas/${name.replace('/', '/jobs/')}.ts; the area's manifest names it already.`,
    'Test one round of it with a clock of your own, and two servers that run it at once.',
  ],
};
