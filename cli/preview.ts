/** `preview <shop> [page]`: a signed link to the shop's drafts, through the eyes asked for. */
import { consolePreviewCreate } from '#schemas/api/console/previews.ts';
import { msOf } from '#schemas/time.ts';
import { LOCALES } from '#schemas/locale.ts';
import { readMoment } from '#schemas/moment.ts';
import { SHOP_VARIANTS } from '#schemas/shop/variant.ts';
import { VIEW_ROLES, VIEW_STATES, type ViewAs } from '#schemas/shop/view-as.ts';
import type { Command } from './command.ts';
import { NAMED_KINDS } from '#server/areas/pages/store/config-rows.ts';
import { tellMoment } from './moment.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { documentNamed } from './document-named.ts';
import type { Client } from './client/client.ts';
import { readDrafts, readLive, readScheduled } from './read-documents.ts';
import { ShopError, unknownShop } from './shop-error.ts';

const CHOICES = {
  variant: SHOP_VARIANTS,
  role: VIEW_ROLES,
  state: VIEW_STATES,
  locale: LOCALES,
} as const;

function choose<Name extends string>(name: string, value: string, choices: readonly Name[]): Name {
  const choice = choices.find((one) => one === value);
  if (choice === undefined) throw new ShopError(`${name} is one of ${choices.join(', ')}, not "${value}".`);
  return choice;
}

function readOne(part: string): ViewAs {
  const [name = '', value = '', ...rest] = part.split('=');
  if (name === 'date') {
    const at = readMoment(value);
    if (at === undefined)
      throw new ShopError(`"${value}" is no moment. Write it with its zone: date=2026-12-01T08:00+08:00`);
    return { date: Math.floor(at / 1000) };
  }
  if (rest.length > 0 || !Object.hasOwn(CHOICES, name))
    throw new ShopError(`--as takes ${[...Object.keys(CHOICES), 'date'].join('=…,')}=…, not "${part}".`);
  switch (name) {
    case 'variant':
      return { variant: choose(name, value, CHOICES.variant) };
    case 'role':
      return { role: choose(name, value, CHOICES.role) };
    case 'state':
      return { state: choose(name, value, CHOICES.state) };
    default:
      return { locale: choose(name, value, CHOICES.locale) };
  }
}

/** `variant=training,role=learner` as the eyes to look through. */
export function readEyes(text: string): ViewAs {
  const parts = text.split(',').filter((part) => part !== '');
  return parts.map(readOne).reduce<ViewAs>((eyes, one) => ({ ...eyes, ...one }), {});
}

/** Where a document is seen; chrome, theme and the rest are seen everywhere. */
function pathOf(text: string | undefined): string {
  if (text === undefined) return '/';
  const { kind, id } = documentNamed(text);
  if (kind === 'zone') return `/p/pc/zone/${id}`;
  return kind === 'page' && id !== 'home' ? `/page/${id}` : '/';
}

/** A page nobody has written is said to be none, before anybody opens the link. */
async function assertThere(client: Client, shop: string, text: string): Promise<void> {
  const name = documentNamed(text);
  if (!NAMED_KINDS.includes(name.kind)) return;
  const [live, drafts, schedules] = await Promise.all([
    readLive(client, shop),
    readDrafts(client, shop),
    readScheduled(client, shop),
  ]);
  const all = [...live.documents, ...drafts, ...schedules];
  if (all.some(({ kind, id }) => kind === name.kind && id === name.id)) return;
  throw new ShopError(
    `${shop} has no ${fileOf(name)}, neither live nor as a draft. See what there is: npm run shop -- list ${shop}`,
  );
}

export async function preview({ connect, say, shop, args, flags }: Command): Promise<number> {
  const viewAs = readEyes(flags.as);
  const client = await connect();
  if (args[0] !== undefined) await assertThere(client, shop, args[0]);
  if (!client.isServer)
    throw new ShopError('A preview is a page of a running server. Start it first: npm start');
  const link = await client.ask(consolePreviewCreate, { shop, path: pathOf(args[0]), view_as: viewAs });
  if (link === undefined) throw unknownShop(shop);
  say(`${link.url}\n`);
  say(`It shows the drafts of ${shop} to whoever has it, until ${tellMoment(msOf(link.expires_at))}.\n`);
  return 0;
}
