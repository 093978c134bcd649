/** What `live` asks of a shop, whichever way it reaches it; undefined for a shop or a room nobody knows. */
import type { MediaSource } from '#schemas/live/kinds.ts';

export interface LiveDoor {
  /** Where a room is pushed to; empty where the server takes no pushes. */
  livePush(shop: string, aliveId: string): Promise<{ address: string; source: MediaSource } | undefined>;
  liveSource(
    shop: string,
    aliveId: string,
    to: { source: string; url: string; flv_url: string },
  ): Promise<{ source: string } | undefined>;
}
