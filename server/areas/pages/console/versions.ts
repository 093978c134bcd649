/** Versions over the console (D43): what was published and when, any stored body, and the way back. */
import type { FastifyInstance } from 'fastify';
import { rollBack } from '../rules/drafts.ts';
import type { ConfigStore, DocumentName } from '../config-store.ts';
import { withoutBody } from '../rules/publish.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { consoleRouter, sendOk } from '#server/areas/console/area.ts';
import { documentOf, sendWritten } from './answers.ts';
import { readRollback } from './read-body.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { textField } from '#server/kernel/text-field.ts';

/** Where the three pointers of a document stand, and every publication, newest first. */
async function describe(configs: ConfigStore, appId: string, { kind, id }: DocumentName) {
  const [live, draft, waiting, versions] = await Promise.all([
    configs.live(appId, kind, id),
    configs.draft(appId, kind, id),
    configs.listScheduled(appId),
    configs.history(appId, kind, id),
  ]);
  const scheduled = waiting.find((one) => one.kind === kind && one.id === id);
  return {
    live: live === undefined ? null : withoutBody(live),
    draft: draft === undefined ? null : withoutBody(draft),
    scheduled: scheduled === undefined ? null : withoutBody(scheduled),
    versions,
  };
}

export function registerVersions(app: FastifyInstance, options: RouteOptions): void {
  const { deps } = options;
  const door = consoleRouter(app, options, 'decorate');
  door.get('/console/versions/:kind/:id', async ({ request, reply, shop }) => {
    const name = documentOf(request);
    if (name === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, await describe(deps.stores.configs, shop.appId, name));
  });
  door.get('/console/versions/:kind/:id/:hash', async ({ request, reply, shop }) => {
    const name = documentOf(request);
    if (name === undefined) return sendFailure(request, reply, 'not-found');
    const hash = textField(request.params, 'hash');
    const version = await deps.stores.configs.version(shop.appId, { ...name, hash });
    if (version === undefined) return sendFailure(request, reply, 'not-found');
    return sendOk(request, reply, { ...name, hash, body: version.body, created_at: version.createdAt });
  });
  door.post('/console/rollback', readRollback, async ({ request, reply, shop }, body) => {
    return sendWritten(request, reply, await rollBack(deps, shop.appId, body.pointer, body));
  });
}
