/** What the room itself says in a chat: it began or ended, a prize is on, who won, what is offered; any other activity in its own words. Pure. */
import { eventTitle } from '#schemas/live/event-title.ts';
import type { LiveEvent } from '#schemas/live/event.ts';
import type { Locale } from '#schemas/locale.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Say } from './words.ts';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

function prizeWords({ content: name, data }: LiveEvent, t: Say): string {
  if (data['phase'] !== 'drawn') return t('prizeOn', { name });
  const names = textIn(data['names']);
  return names === '' ? t('prizeNobody', { name }) : t('prizeWon', { name, names });
}

function goodsWords(event: LiveEvent, t: Say, locale: Locale): string {
  const name = eventTitle(event, locale);
  const price = event.data['price'];
  if (typeof price !== 'number') return name;
  return price === 0 ? t('goodsFree', { name }) : t('goodsOn', { name, price: formatMoney(price) });
}

function roomWords({ content, data }: LiveEvent, t: Say): string {
  if (data['phase'] === 'begin') return t('roomBegan');
  return data['phase'] === 'end' ? t('roomEnded') : content;
}

/** Undefined for what a person says. */
export function systemLine(event: LiveEvent, t: Say, locale: Locale): string | undefined {
  switch (event.kind) {
    case 'prize':
      return prizeWords(event, t);
    case 'goods':
      return goodsWords(event, t, locale);
    case 'system':
      return roomWords(event, t);
    default:
      return event.user.nickname === '' ? eventTitle(event, locale) : undefined;
  }
}
