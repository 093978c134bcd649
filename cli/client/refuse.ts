/** Refusals no command puts into words of its own. */
import { isObject } from '#schemas/page/json.ts';
import { ShopError } from '../shop-error.ts';
import type { Answer } from './call-server.ts';

const NO_PERMISSION = 4005;
const BAD = 40000;
/** The database or the disk is away for now. */
const AWAY = 50300;

/**
 * @param name what answered, as the beginning of a sentence
 * @throws ShopError in words that say what to do
 */
export function refuse(name: string, { code, msg, data }: Answer): never {
  if (code === NO_PERMISSION)
    throw new ShopError(
      `${name} does not take this token for that: it is unknown, expired or revoked, its person may not do it (any more), or it is done beside the server alone.`,
    );
  if (code === BAD)
    throw new ShopError(
      `${name} could not read one of the words of this command (40000). Check numbers, ids and days; --help shows how each is written. Nothing was changed.`,
    );
  if (code === AWAY && isObject(data) && data['reason'] === 'disk-full')
    throw new ShopError(
      `${name} has no room left on its disk (${String(code)}), so this was not saved. Free space where its DATA_DIR lies (old backups, other programs' files), see with npm run shop -- doctor that it can be written to, and repeat.`,
    );
  if (code === AWAY)
    throw new ShopError(
      `${name} cannot reach its database or write to its disk now (${String(code)}). npm run shop -- doctor says which. Nothing was changed.`,
    );
  throw new ShopError(`${name} answered ${code}: ${msg}`);
}
