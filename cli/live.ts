/** `live studio|push|source|set|report <shop> <room>`: where a room is hosted, where the picture of a room comes from (D106), what is settled of it, what it came to. */
import { consoleLiveSourceGet, consoleLiveSourceSave } from '#schemas/api/console/live.ts';
import { MEDIA_SOURCES } from '#schemas/live/kinds.ts';
import { pathTo } from '#schemas/paths.ts';
import type { Command } from './command.ts';
import { reportRoom } from './live-report.ts';
import { SET_USAGE, setRoom } from './live-set.ts';
import { ShopError, usageError } from './shop-error.ts';

const USAGE = `npm run shop -- live studio <shop> <room>, or live push <shop> <room>, or live source <shop> <room> ${MEDIA_SOURCES.join('|')} [https://… [https://….flv] [https://another.host …]], or ${SET_USAGE}, or live report <shop> <room> [file.csv]`;

const unknown = (shop: string, room: string) => new ShopError(`${shop} has no live room "${room}".`);

async function push({ connect, say, shop }: Command, room: string): Promise<number> {
  const answer = await (await connect()).ask(consoleLiveSourceGet, { shop, id: room });
  if (answer === undefined) throw unknown(shop, room);
  const { push_address: address, item } = answer;
  if (address === '')
    throw new ShopError('This server takes no pushes: start it with RTMP_PORT=1935, then ask again.');
  if (item.source !== 'rtmp')
    throw new ShopError(
      `${room} shows another source (${item.source}): npm run shop -- live source ${shop} ${room} rtmp`,
    );
  say(`${address}\n`);
  return 0;
}

/** The page a room is begun, moderated and ended on; its owner and its moderators open it. */
async function studio({ connect, say, shop }: Command, room: string): Promise<number> {
  const client = await connect();
  const answer = await client.ask(consoleLiveSourceGet, { shop, id: room });
  if (answer === undefined) throw unknown(shop, room);
  say(`${client.addressOf(shop, '')}${pathTo('live-host', { id: room })}\n`);
  return 0;
}

/** An address that names no file: another host of the same files (D105). */
const isHost = (text: string) => URL.canParse(text) && new URL(text).pathname === '/';

async function setSource(command: Command, room: string): Promise<number> {
  const { connect, say, shop, args } = command;
  const [, , to = '', ...addresses] = args;
  const hosts = addresses.filter(isHost);
  const [url = '', flv = ''] = addresses.filter((one) => !isHost(one));
  const source = MEDIA_SOURCES.find((one) => one === to);
  if (source === undefined)
    throw new ShopError(`"${to}" is not a source. Sources: ${MEDIA_SOURCES.join(', ')}.`);
  const wrong = addresses.find((one) => !URL.canParse(one) || new URL(one).protocol !== 'https:');
  if (wrong !== undefined)
    throw new ShopError(
      `"${wrong}" is not an https:// address. Write it whole, like https://live.example.com/room.m3u8.`,
    );
  const item = { source, url, flv_url: flv, hosts: hosts.map((one) => new URL(one).origin) };
  const answer = await (await connect()).ask(consoleLiveSourceSave, { shop, id: room, item });
  if (answer === undefined) throw unknown(shop, room);
  say(`${room}: ${source}.\n`);
  if (answer.unlisted.length > 0)
    say(
      `Browsers fetch nothing from ${answer.unlisted.join(', ')} until LIVE_ORIGINS names it; then start the server anew.\n`,
    );
  return 0;
}

/** What is done stands first among the arguments. */
export async function live(command: Command): Promise<number> {
  const [verb, room = ''] = command.args;
  if (room === '') throw usageError(USAGE);
  if (verb === 'studio') return studio(command, room);
  if (verb === 'push') return push(command, room);
  if (verb === 'source') return setSource(command, room);
  if (verb !== 'set' && verb !== 'report') throw usageError(USAGE);
  const exitCode = await (verb === 'set' ? setRoom(command, room) : reportRoom(command, room));
  if (exitCode === undefined) throw unknown(command.shop, room);
  return exitCode;
}
