/** Limits of what is seen in live rooms: times in milliseconds, lengths in seconds, sizes in bytes. */
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#schemas/time.ts';

/** How long an address of something on air is good, and one of a replay (requirement 32). */
export const LIVE_LINK_MS = 5 * MINUTE_MS;
export const REPLAY_LINK_MS = 4 * HOUR_MS;
/** Segments a live playlist names: enough to fall behind by and catch up. */
export const WINDOW_SEGMENTS = 8;
/** What a segment of a push aims at; one ends at a key frame, so it is longer where those are further apart. */
export const PUSH_SEGMENT_SECONDS = 1;
/** A push that comes back within this goes on; after it the room is told that it is broken off. */
export const BROKEN_AFTER_MS = 3 * SECOND_MS;
/** What is known of a recording is asked for again after this, by a node the push did not come to. */
export const RECORDING_FRESH_MS = 400;
/** How often somebody who watches without asking for anything is looked at again. */
export const WATCHED_AGAIN_MS = SECOND_MS;
/** Waits in the memory for a viewer whose line is too thin; past it they are sent away and begin anew. */
export const VIEWER_BACKLOG_BYTES = 4 * 1024 * 1024;
/** Pictures kept for who joins between two key frames. */
export const JOIN_BYTES = 16 * 1024 * 1024;
/** Heap of the process pushes come to, in megabytes, and how long it is left alone after it died. */
export const INGEST_HEAP_MB = 192;
export const INGEST_AGAIN_MS = { first: SECOND_MS, most: 30 * SECOND_MS } as const;
