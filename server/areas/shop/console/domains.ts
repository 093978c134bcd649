/** Hosts a shop is known by: listed, looked up, bound, taken away, and one of them made the main one (D6, D134). */
import {
  consoleDomainsAdd,
  consoleDomainsCheck,
  consoleDomainsList,
  consoleDomainsMainSet,
  consoleDomainsRemove,
  type DomainRefusal,
} from '#schemas/api/console/shop.ts';
import { readHostName } from '#schemas/shop/host-name.ts';
import type { Deps } from '#server/kernel/area.ts';
import { handleConsole, okChanged, okUnchanged } from '#server/kernel/http/console-handler.ts';
import { fail, ok } from '#server/kernel/http/define-handler.ts';
import { checkDomain } from '../services/domain-check.ts';
import { SHOP_TAG } from '../services/shop-directory.ts';

const refuse = (reason: DomainRefusal) => fail('state-conflict', { reason });

/** Nodes look each host up anew. */
const announce = ({ bus }: Pick<Deps, 'bus'>, appId: string) =>
  bus.publish('purge', { appId, tags: [SHOP_TAG] });

const isOfInstallation = (host: string, { config: { rootDomains } }: Deps): boolean =>
  rootDomains.some((root) => host === root || host.endsWith(`.${root}`));

/** Undefined for a name without a dot, too: it is a machine of the server's own network, not a domain. */
const readDomain = (text: string): string | undefined => {
  const host = readHostName(text);
  return host?.includes('.') === true ? host : undefined;
};

export const domainCalls = [
  handleConsole(consoleDomainsList, async ({ shop: { appId }, deps, origin }) => {
    const hosts = await deps.stores.shopDomains.list(appId);
    return ok({ items: hosts.map((host, index) => ({ host, is_main: index === 0 })), address: origin });
  }),
  handleConsole(consoleDomainsCheck, async ({ input, shop: { appId }, deps, origin }) => {
    const host = readDomain(input.host);
    if (host === undefined) return ok({ state: 'unknown', addresses: [], own_addresses: [] });
    return ok(await checkDomain(deps.shop.lookUpHost, { appId, host, origin }));
  }),
  handleConsole(consoleDomainsAdd, async ({ input, shop: { appId }, deps, origin, holds }) => {
    const host = readDomain(input.host);
    if (host === undefined) return refuse('not-a-domain');
    if (isOfInstallation(host, deps)) return refuse('own-name');
    // A name that leads here is its owner's; one that leads elsewhere could be another's.
    if (!holds('installation')) {
      const { state } = await checkDomain(deps.shop.lookUpHost, { appId, host, origin });
      if (state !== 'here') return refuse(state === 'no-answer' ? state : 'elsewhere');
    }
    const outcome = await deps.stores.shopDomains.add(appId, host);
    if (outcome === 'taken' || outcome === 'too-many') return refuse(outcome);
    if (outcome === 'there') return okUnchanged({ host });
    await announce(deps, appId);
    return okChanged({ host }, { subject: `domain ${host}`, before: null, after: { host } });
  }),
  handleConsole(consoleDomainsRemove, async ({ input: { host }, shop: { appId }, deps, origin, actor }) => {
    // The desk itself stands on it.
    if (actor.through === 'desk' && new URL(origin).hostname === host) return refuse('in-use');
    if (!(await deps.stores.shopDomains.remove(appId, host))) return fail('not-found');
    await announce(deps, appId);
    return okChanged({}, { subject: `domain ${host}`, before: { host }, after: null });
  }),
  handleConsole(consoleDomainsMainSet, async ({ input: { host }, shop: { appId }, deps }) => {
    const before = await deps.stores.shopDomains.setMain(appId, host);
    if (before === undefined) return fail('not-found');
    if (before === host) return okUnchanged({ host });
    await announce(deps, appId);
    return okChanged({ host }, { subject: 'main domain', before: { host: before }, after: { host } });
  }),
];
