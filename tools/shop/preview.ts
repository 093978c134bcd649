/** `preview <shop> [page]`: a signed link to the shop's drafts, through the eyes asked for. */
import { LOCALES } from '#schemas/locale.ts';
import { readMoment } from '#schemas/moment.ts';
import { SHOP_VARIANTS } from '#schemas/shop/variant.ts';
import { VIEW_ROLES, VIEW_STATES, type ViewAs } from '#schemas/shop/view-as.ts';
import { type Command } from './command.ts';
import { documentNamed, ShopError, unknownShop } from './shop-door.ts';

const CHOICES = {
  variant: SHOP_VARIANTS,
  role: VIEW_ROLES,
  state: VIEW_STATES,
  locale: LOCALES,
} as const;

function choose<Name extends string>(name: string, value: string, choices: readonly Name[]): Name {
  const found = choices.find((one) => one === value);
  if (found === undefined) throw new ShopError(`${name} is one of ${choices.join(', ')}, not "${value}".`);
  return found;
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
  return Object.assign({}, ...parts.map(readOne)) as ViewAs;
}

/** Where a document is seen; chrome, theme and the rest are seen everywhere. */
function pathOf(text: string | undefined): string {
  if (text === undefined) return '/';
  const { kind, id } = documentNamed(text);
  if (kind === 'zone') return `/p/pc/zone/${id}`;
  return kind === 'page' && id !== 'home' ? `/page/${id}` : '/';
}

export async function preview({ door, say, shop, args, flags }: Command): Promise<number> {
  const viewAs = readEyes(flags.as);
  const link = await (await door()).previewLink(shop, { path: pathOf(args[0]), viewAs });
  if (link === undefined) throw unknownShop(shop);
  say(`${link.url}\n`);
  say(
    `It shows the drafts of ${shop} to whoever has it, until ${new Date(link.expires_at).toISOString()}.\n`,
  );
  return 0;
}
