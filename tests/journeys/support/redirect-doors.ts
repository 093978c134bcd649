/** The doors of the server that answer with another address, and what no wish may make of them (requirement 10). */
import { curl, expect, urlOf } from './storefront.ts';

const ZONE = 'morning-reading';
const wish = (text: string) => encodeURIComponent(text);

/** Each door of the server that answers with another address, by the parameter it takes it from; a page costs more. */
export const DOORS: readonly (readonly [name: string, at: (text: string) => string])[] = [
  ['jumpfrom of an open zone', (text) => `/zoneAuth/2?zone_id=${ZONE}&jumpfrom=${wish(text)}`],
  ['zone_id of a gate', (text) => `/zoneAuth/2?zone_id=${wish(text)}`],
  ['goods_id of a jump', (text) => `/p/t_pc/goods_pc_detail/goods_detail/${wish(text)}/3`],
  ['goods_type of a jump', (text) => `/p/t_pc/goods_pc_detail/goods_detail/v_1/${wish(text)}`],
  ['goods_id of the jump page', (text) => `/middle/${wish(text)}/3`],
  ['goods_type of the jump page', (text) => `/middle/v_1/${wish(text)}`],
  ['id of an old detail', (text) => `/study/${wish(text)}/3`],
  ['query of an old detail', (text) => `/study/v_1/3?from=${wish(text)}`],
];

/** A zone that is not there and the jump page are answered with pages. */
export const isMostlyPage = (name: string) => name.startsWith('zone_id') || name.includes('jump page');

/** Says each of these wishes at a door: whatever it answers leads to this site. */
export async function expectToStay(
  [name, at]: (typeof DOORS)[number],
  wishes: readonly string[],
): Promise<void> {
  const { origin } = new URL(urlOf('knowledge'));
  let sentCount = 0;
  for (const text of wishes) {
    const { status, headers } = await curl('knowledge', at(text));
    expect(status, text).toBeLessThan(500);
    const { location } = headers;
    if (location === undefined) continue;
    sentCount += 1;
    const to = new URL(String(location), origin);
    expect([to.origin, to.pathname.startsWith('//')], text).toEqual([origin, false]);
  }
  // A door that sends nobody anywhere shows nothing.
  if (!isMostlyPage(name)) expect(sentCount).toBeGreaterThan(0);
}

/** Asks for wishes that are addresses themselves, such as one that begins like another host. */
export async function expectOwnAnswer(wishes: readonly string[]): Promise<void> {
  const { origin } = new URL(urlOf('knowledge'));
  for (const text of wishes.filter((one) => /^\/[!-~]*$/.test(one))) {
    const { status, headers } = await curl('knowledge', text);
    expect(status, text).toBeLessThan(500);
    if (headers.location !== undefined)
      expect(new URL(String(headers.location), origin).origin, text).toBe(origin);
  }
}
