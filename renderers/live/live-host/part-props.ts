/** What the parts of live-host are given: words, and a call that says how it went. */
import type { DataOf } from '#schemas/api/define-endpoint.ts';
import type { liveHostGet } from '#schemas/api/live/hosting.ts';
import type { HostCall } from '#features/live/index.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import type { Question } from '#engine/app-ports.ts';
import type { Locale } from '#schemas/locale.ts';
import type { words } from './words.ts';

export type Say = Translate<WordKeys<typeof words>>;

/** Asks back before something that cannot be taken back. */
export type Ask = (question: Question & { onConfirm: () => void }) => void;

export interface PartProps {
  id: string;
  t: Say;
  locale: Locale;
  call: HostCall;
}

/** For parts that draw what the host set and has. */
export type HostProps = PartProps & { host: DataOf<typeof liveHostGet> };
