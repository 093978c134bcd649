/** Counts a search that found nothing, without a trace of who searched. */
import { readSearchText } from '#schemas/search/search-text.ts';
import { dayAt } from '#server/areas/shop/area.ts';
import type { Deps } from '#server/kernel/area.ts';

const WORDS_MAX = 40;
/** Six digits, however they are written and parted (a phone, the number of an order), or an e-mail address: it may name a person. */
const PERSONAL = /(?:\p{Nd}\P{Nd}*){6}|[@＠]/u;

interface Search {
  content: string;
  type?: number | undefined;
  page?: number | undefined;
  total: number;
}

/** A search is answered whether it could be counted or not. */
export async function noteMiss(
  { stores, clock, log }: Pick<Deps, 'stores' | 'clock' | 'log'>,
  appId: string,
  { content, type = 0, page = 1, total }: Search,
): Promise<void> {
  if (total > 0 || type !== 0 || page !== 1) return;
  const words = readSearchText(content).toLowerCase();
  if (words === '' || words.length > WORDS_MAX || PERSONAL.test(words)) return;
  try {
    await stores.searchMisses.add(appId, dayAt(clock.now()), words);
  } catch (error) {
    log.warn({ err: error }, 'a search without results was not counted');
  }
}
