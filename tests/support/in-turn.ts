/** Read at each call: a configuration sets it before it loads a test. */
const walksAll = (): boolean => process.env['EVERY_WAY'] === '1';

/**
 * The ways a journey is walked, such as one language in a wide window and the other in a narrow one: in the gate the one
 * whose turn it is, so that journeys beside each other walk both; all of them by `npm run proofs -- every-way`, which sets
 * EVERY_WAY (ADR-413).
 *
 * @param turn place of the way of the gate
 */
export const inTurn = <const Way>(ways: readonly Way[], turn: number): readonly Way[] =>
  walksAll() ? ways : ways.filter((_way, place) => place === turn % ways.length);

/** Of many questions of one kind each third, another one at each turn; all of them where all ways are walked. */
export const aThird = <Asked>(all: readonly Asked[], turn: number): readonly Asked[] =>
  walksAll() ? all : all.filter((_askedValue, place) => (place + turn) % 3 === 0);
