/** What `live` asks of a shop, whichever way it reaches it; undefined for a shop or a room nobody knows. */
import type { MediaSource } from '#schemas/live/kinds.ts';
import type { RoomSettings, RoomSource } from '#schemas/live/room-settings.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';

export interface LiveBackend {
  /** Where a room is pushed to; empty where the server takes no pushes. */
  livePush(shop: string, aliveId: string): Promise<{ address: string; source: MediaSource } | undefined>;
  liveSource(
    shop: string,
    aliveId: string,
    to: RoomSource,
    /** `unlisted`: origins browsers fetch nothing from before the operator lists them. */
  ): Promise<{ source: string; unlisted: string[] } | undefined>;
  /** `no-form` for a form that is not published, or not for learners. */
  liveSet(shop: string, aliveId: string, to: Partial<RoomSettings>): Promise<'set' | 'no-form' | undefined>;
  liveReport(shop: string, aliveId: string, locale: Locale): Promise<LiveReport | undefined>;
  /** The same as a table for spreadsheets. */
  liveReportCsv(shop: string, aliveId: string, locale: Locale): Promise<string | undefined>;
}
