/** `live set <shop> <room> …`: what a merchant settles of a room before anybody enters (D91, D95-D97, D103, D105). */
import { consoleLiveSave } from '#schemas/api/console/live.ts';
import { readMoment } from '#schemas/moment.ts';
import { ALIVE_TYPE } from '#schemas/live/kinds.ts';
import type { RoomSettings } from '#schemas/live/room-settings.ts';
import { LOOK_TYPE } from '#schemas/live/room.ts';
import { secondsOf } from '#schemas/time.ts';
import type { Command } from './command.ts';
import { ShopError } from './shop-error.ts';

/** What each setting may be set to. */
const VALUES: Readonly<Record<string, string>> = {
  look: 'a number of seconds, two moments such as 2026-12-01T20:00+08:00 2026-12-01T21:00+08:00, or off',
  form: 'the id of a published form, or off',
  marquee: 'on or off',
  wall: 'on or off',
  type: Object.keys(ALIVE_TYPE).join(', '),
  courseware: 'an uploaded picture such as /uploads/slide.png, or off',
  fast: 'on or off',
  socket: 'on or off',
};

export const SET_USAGE = `live set <shop> <room> ${Object.keys(VALUES).join('|')} <value>`;

/** Says what of a setting could not be read, and what may stand there. */
function unreadableSetting([what = '', ...value]: readonly string[]): ShopError {
  const values = Object.hasOwn(VALUES, what) ? VALUES[what] : undefined;
  if (values === undefined)
    return new ShopError(`There is no setting "${what}". Settings: ${Object.keys(VALUES).join(', ')}.`);
  return new ShopError(`${what} cannot be "${value.join(' ')}". It may be: ${values}.`);
}

const NO_LOOK = { type: LOOK_TYPE.none, seconds: 0, start_ts: 0, end_ts: 0 };

function lookOf(from: string, to: string): Partial<RoomSettings> | undefined {
  if (from === 'off') return { look: NO_LOOK };
  if (/^\d{1,5}$/.test(from) && Number(from) > 0)
    return { look: { ...NO_LOOK, type: LOOK_TYPE.seconds, seconds: Number(from) } };
  const [start, end] = [readMoment(from), readMoment(to)];
  if (start === undefined || end === undefined || end <= start) return undefined;
  const window = { start_ts: secondsOf(start), end_ts: secondsOf(end) };
  return { look: { ...NO_LOOK, type: LOOK_TYPE.window, ...window } };
}

const isType = (name: string): name is keyof typeof ALIVE_TYPE => Object.hasOwn(ALIVE_TYPE, name);

/** Undefined for what is none. */
export function settingOf([what = '', value = '', more = '']: readonly string[]):
  | Partial<RoomSettings>
  | undefined {
  const isOn = value === 'on' ? true : value === 'off' ? false : undefined;
  switch (what) {
    case 'look':
      return lookOf(value, more);
    case 'form':
      return value === '' ? undefined : { form_id: value === 'off' ? '' : value };
    case 'marquee':
      return isOn === undefined ? undefined : { marquee: isOn };
    case 'wall':
      return isOn === undefined ? undefined : { wall: isOn };
    case 'type':
      return isType(value) ? { alive_type: ALIVE_TYPE[value] } : undefined;
    case 'courseware':
      return value === '' ? undefined : { courseware_image: value === 'off' ? '' : value };
    case 'fast':
      return isOn === undefined ? undefined : { fast: isOn };
    case 'socket':
      return isOn === undefined ? undefined : { im: isOn };
    default:
      return undefined;
  }
}

/** Undefined for a room nobody knows. */
export async function setRoom(
  { connect, say, shop, args }: Command,
  room: string,
): Promise<number | undefined> {
  const setting = settingOf(args.slice(2));
  if (setting === undefined) throw unreadableSetting(args.slice(2));
  const input = { shop, id: room, item: setting };
  const outcome = await (await connect()).attempt(consoleLiveSave, input, ['state-conflict']);
  if (outcome === undefined) return undefined;
  // No version is sent: there is no other conflict than a form.
  if (!outcome.ok)
    throw new ShopError(
      `${shop} has no published form "${args[3] ?? ''}" for learners: one with "login": true, answered once each.`,
    );
  say(`${room}: ${args.slice(2).join(' ')}.\n`);
  return 0;
}
