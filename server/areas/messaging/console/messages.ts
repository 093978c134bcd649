/** Messages of a shop in its own words, for its owner and managers: listed, read, saved, tried (ADR-837). */
import { randomBytes } from 'node:crypto';
import {
  consoleMessagesGet,
  consoleMessagesList,
  consoleMessagesSave,
  consoleMessagesTry,
  isFixed,
} from '#schemas/api/console/messages.ts';
import { sampleValues } from '#schemas/messages/compose-message.ts';
import { MESSAGE_KINDS } from '#schemas/messages/message-templates.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { changedFields, itemVersion } from '#server/kernel/http/save-item.ts';
import { reachOf } from '../rules/notices.ts';
import { saveWords } from '../services/message-texts.ts';

export const messageCalls = [
  handleConsole(consoleMessagesList, async ({ shop: { appId }, deps }) => {
    const own = new Set(await deps.stores.messageTexts.ownKinds(appId));
    const carriersOf = deps.messaging.messageCarriers;
    const items = MESSAGE_KINDS.map((kind) => ({ kind, is_own: own.has(kind), carriers: carriersOf(kind) }));
    return ok({ items });
  }),
  handleConsole(consoleMessagesGet, async ({ input: { kind }, shop: { appId, row }, deps }) => {
    const item = await deps.stores.messageTexts.read(appId, kind);
    const carriers = deps.messaging.messageCarriers(kind);
    return ok({ item, version: itemVersion(item), carriers, shop_name: row.info.base.shop_name });
  }),
  handleConsole(consoleMessagesSave, async ({ input, shop: { appId }, deps }) => {
    const { kind, version, item } = input;
    if (isFixed(deps.messaging.messageCarriers(kind)))
      return fail('state-conflict', { reason: 'registered' });
    const world = { store: deps.stores.messageTexts, clock: deps.clock };
    const result = await saveWords(world, appId, { kind, version, change: item });
    if (result.kind === 'stale') return fail('state-conflict', { yours: item, theirs: result.theirs });
    if (result.kind === 'refused') return fail('bad-parameters', { faults: result.faults });
    const data = { id: kind, version: itemVersion(result.after), notes: [] };
    const change = changedFields(result.before, result.after);
    return change === undefined
      ? okUnchanged(data)
      : okChanged(data, { subject: `message ${kind}`, ...change });
  }),
  handleConsole(consoleMessagesTry, async ({ input: { kind }, shop, deps, actor, locale }) => {
    const { appId, row } = shop;
    const account = actor.userId === '' ? undefined : await deps.identity.accounts.byId(appId, actor.userId);
    const values = sampleValues(row.info.base.shop_name, locale);
    const outcome = await deps.messaging.sendMessageTrial(reachOf(account), {
      ...(await deps.messaging.texts.compose(appId, kind, values, locale)),
      appId,
      id: `trial.${kind}.${randomBytes(9).toString('base64url')}`,
      purpose: `trial ${kind}`,
      locale,
    });
    return okUnchanged({ outcome });
  }),
];
