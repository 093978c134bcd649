/** `create <label>` and `invite <shop> <phone>`: a shop of one's own, and people let in by an address that works once. */
import type { Command } from './command.ts';
import { tellMoment } from './moment.ts';
import type { RequestFault, NewInvitation } from './onboarding-backend.ts';
import { ShopError, unknownShop, type ShopBackend } from './shop-backend.ts';

function refused(faults: readonly RequestFault[]): ShopError {
  return new ShopError(`${faults.map(({ message }) => message).join('\n')}\nNothing was changed.`);
}

function tellInvitation(
  { say }: Command,
  door: ShopBackend,
  { label, path, expires_at: at }: NewInvitation,
  { who, host }: { who: string; host: string },
): void {
  say(`${who} signs in once, until ${tellMoment(at)}, at\n\n  ${door.addressOf(label, host)}${path}\n\n`);
  say('Whoever has this address is let in: hand it to nobody else.\n');
}

export async function create(command: Command): Promise<number> {
  const { door, say, shop: label, flags } = command;
  const { name, owner, host, kind } = flags;
  const missing = Object.entries({ '--name': name, '--owner': owner }).filter(([, value]) => value === '');
  if (missing.length > 0)
    throw new ShopError(
      `${missing.map(([flag]) => flag).join(' and ')} missing: npm run shop -- create ${label} --name "My School" --owner 13800000000`,
    );
  const opened = await door();
  const created = await opened.createShop({ label, name, owner, host, kind });
  if (!created.ok) throw refused(created.faults);
  say(`${name} is open as ${created.label} (${created.app_id}) ${opened.way}.\n\n`);
  say(`  ${opened.addressOf(created.label, created.host)}\n\n`);
  tellInvitation(command, opened, created, { who: 'The owner', host: created.host });
  return 0;
}

export async function invite(command: Command): Promise<number> {
  const { door, shop, args, flags } = command;
  const [phone = ''] = args;
  const opened = await door();
  const invited = await opened.invite(shop, { phone, role: flags.role });
  if (invited === undefined) throw unknownShop(shop);
  if (!invited.ok) throw refused(invited.faults);
  tellInvitation(command, opened, invited, { who: phone, host: flags.host });
  return 0;
}
