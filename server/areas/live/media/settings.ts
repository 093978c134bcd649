/** What the media of live rooms reads from the environment. */
import type { SettingFacts } from '#server/kernel/define-area.ts';
import { readVariables, type Environment } from '#server/kernel/config/read-variables.ts';
import { kind, origins, wholeNumber } from '#server/kernel/config/variable-kinds.ts';
import type { RtmpPlace } from './live-media.ts';

export interface LiveSettings {
  /** Where pushes come to; undefined: nowhere. */
  rtmp: RtmpPlace | undefined;
  /** Stands in the addresses a media server tells of pushes by; undefined: none is listened to. */
  liveHookSecret: string | undefined;
  /** Where other companies' pictures of live rooms come from: no page may fetch them elsewhere. */
  liveOrigins: readonly string[];
}

const OFF = 0;
const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

export function readLiveSettings(
  env: Environment,
  { host = '127.0.0.1', hostname }: SettingFacts,
): LiveSettings {
  const read = readVariables(
    env,
    {
      RTMP_PORT: wholeNumber(OFF, 65_535, OFF),
      LIVE_HOOK_SECRET: kind((text) => (/^[\w-]{16,}$/.test(text) ? text : undefined))({
        default: undefined,
        desc: 'empty or at least 16 letters and digits',
      }),
      LIVE_ORIGINS: origins('https://media.example.com'),
    },
    ['LIVE_HOOK_SECRET'],
  );
  const port = read.RTMP_PORT;
  const publicHost = EVERYWHERE.has(hostname) ? 'localhost' : hostname;
  return {
    rtmp: port === OFF ? undefined : { port, host, publicHost },
    liveHookSecret: read.LIVE_HOOK_SECRET,
    liveOrigins: read.LIVE_ORIGINS,
  };
}
