/** What `live` asks of a shop, whichever way it reaches it; undefined for a shop or a room nobody knows. */
import type { MediaSource } from '#schemas/live/kinds.ts';
import type { LiveReport } from '#schemas/live/report.ts';
import type { Locale } from '#schemas/locale.ts';

/** What is not named stays; see `LOOK_TYPE`, moments in unix seconds. */
export interface RoomSettings {
  look?: { type: number; seconds: number; start_ts: number; end_ts: number };
  form_id?: string;
  marquee?: boolean;
  wall?: boolean;
  /** See `ALIVE_TYPE`. */
  alive_type?: number;
  /** Empty for none. */
  courseware_image?: string;
  fast?: boolean;
  im?: boolean;
}

export interface LiveBackend {
  /** Where a room is pushed to; empty where the server takes no pushes. */
  livePush(shop: string, aliveId: string): Promise<{ address: string; source: MediaSource } | undefined>;
  liveSource(
    shop: string,
    aliveId: string,
    to: { source: string; url: string; flv_url: string; hosts: string[] },
    /** `unlisted`: origins browsers fetch nothing from before the operator lists them. */
  ): Promise<{ source: string; unlisted: string[] } | undefined>;
  /** `no-form` for a form that is not published, or not for learners. */
  liveSet(shop: string, aliveId: string, to: RoomSettings): Promise<'set' | 'no-form' | undefined>;
  liveReport(shop: string, aliveId: string, locale: Locale): Promise<LiveReport | undefined>;
  /** The same as a table for spreadsheets. */
  liveReportCsv(shop: string, aliveId: string, locale: Locale): Promise<string | undefined>;
}
