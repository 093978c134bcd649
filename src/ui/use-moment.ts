/** Formats moments in a view: the shop's time with its zone on the server, then the viewer's time where it differs (ADR-491). */
import { createContext, useContext, useState } from 'react';
import { formatMoment } from '#i18n/format-moment.ts';
import { systemClock } from '#platform/clock.ts';
import type { Locale } from '#schemas/locale.ts';
import { useLive } from './use-live.ts';

/** The clock of the page; the engine hands it to everything drawn in it. */
export interface PageClock {
  now: () => number;
  /** When the server drew the page, unix milliseconds: the same hour while React takes over. */
  readonly drawnAt?: number;
  /** A page that is edited looks as the server draws it, with the name of the shop's clock, however often it is drawn (ADR-680). */
  readonly isEdited?: boolean;
  /** Whose clock a moment is read by; the viewer's, but at the desk the shop's, as its reports and forms are (ADR-810). */
  readonly place?: 'shop';
}

export const PageClockContext = createContext<PageClock>(systemClock);

/** Says unix seconds as text. */
export type SayMoment = (seconds: number) => string;

/**
 * The one way to a moment in a view. Cached HTML holds the shop's time and its name; once scripts run, a viewer whose clock
 * differs reads his own. Where it is the same, the text stays as it was drawn, so that nothing moves.
 */
export function useMoment(locale: Locale): SayMoment {
  const clock = useContext(PageClockContext);
  const isLive = useLive();
  const [isNameKept] = useState(!isLive || clock.isEdited === true);
  const now = isLive ? clock.now() : (clock.drawnAt ?? clock.now());
  return (seconds) =>
    formatMoment(seconds, locale, { now, place: (isLive ? clock.place : 'shop') ?? 'viewer', isNameKept });
}
