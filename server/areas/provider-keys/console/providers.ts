/** Keys of providers for the operator: listed without secrets, saved, tried (ADR-793). */
import {
  consoleProvidersList,
  consoleProvidersSave,
  consoleProvidersTry,
} from '#schemas/api/console/providers.ts';
import { findProvider } from '#schemas/console/provider-fields.ts';
import type { Deps } from '#server/kernel/area.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { listProviders, saveProvider, type ProviderKeyDeps } from '../services/provider-settings.ts';
import { callProvider } from '../services/trial-call.ts';

const keyDeps = ({ stores, providerKeys, clock, injections }: Deps): ProviderKeyDeps => ({
  store: stores.providerSettings,
  seal: providerKeys.seal,
  clock,
  choices: injections.providerChoices,
});

const faultOf = (name: string, message: string) => ({
  pointer: `/values/${name}`,
  rule: 'variable',
  message: { cn: message, en: message },
  hint: { cn: '', en: '' },
});

export const providerCalls = [
  handleConsole(consoleProvidersList, async ({ deps }) => ok(await listProviders(keyDeps(deps)))),
  handleConsole(consoleProvidersSave, async ({ input, deps }) => {
    const { kind, name, version, is_on: isOn, values = {} } = input;
    const row = findProvider(kind, name);
    if (row === undefined) return fail('not-found');
    const result = await saveProvider(keyDeps(deps), row, { version, isOn, values });
    if (result.kind === 'stale') return fail('state-conflict');
    if (result.kind === 'fixed')
      return fail('state-conflict', { reason: 'set-by-environment', name: result.name });
    if (result.kind === 'unknown')
      return fail('bad-parameters', { faults: [faultOf(result.name, 'unknown')] });
    if (result.kind === 'faulty')
      return fail('bad-parameters', { faults: [faultOf(result.name, result.message)] });
    const data = { version: result.version };
    if (result.names.length === 0) return okUnchanged(data);
    await deps.injections.providerChoices?.reload();
    await deps.bus.publish('providers.changed', {});
    // Names alone: no log ever has a key.
    const after = { keys: result.names, ...(isOn === undefined ? {} : { is_on: isOn }) };
    return okChanged(data, { subject: `provider ${kind}/${name}`, before: null, after });
  }),
  handleConsole(consoleProvidersTry, async ({ input, deps, locale }) => {
    const { kind, name, to = '' } = input;
    const row = findProvider(kind, name);
    if (row === undefined) return fail('not-found');
    const { items } = await listProviders(keyDeps(deps));
    const isOn = items.some((item) => item.kind === kind && item.name === name && item.is_on);
    if (!isOn) return okUnchanged({ outcome: 'off' as const, reason: '' });
    return okUnchanged(await callProvider(deps, row, { to, locale }));
  }),
];
