/** Pages that hold hostile texts, drawn as the server draws them and read as a browser reads them. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { makeShell } from '#server/web/html.ts';
import { NO_ASSETS } from '#server/web/assets.ts';
import { drawHome, type Answers, type DrawnPage } from './draw-home.ts';
import { loadExamples, type ExampleRow } from './examples.ts';
import { faultsOfHtml } from './harmless.ts';
import { madeAnswers } from './made-answers.ts';
import { coveringExamples, poison } from './poison.ts';
import { XSS_PAYLOADS } from './xss-corpus.ts';

const shell = makeShell(readFileSync(new URL('../../index.html', import.meta.url), 'utf8'));

export function htmlOf(outcome: DrawnPage): string {
  return shell.fill({ ...outcome, locale: 'en', assets: NO_ASSETS }).html;
}

const hostileRows = async (): Promise<ExampleRow[]> => coveringExamples(await loadExamples('page-block'));

interface Hostile {
  payload: string;
  /** Whether it is also put where a schema refuses it. */
  isSalvagedToo: boolean;
}

/** The whole corpus. What a schema refuses is taken out whatever it says, so a few of them show that. */
export const allTexts = (): Hostile[] =>
  XSS_PAYLOADS.map((payload, index) => ({ payload, isSalvagedToo: index % 8 === 0 }));

/** No list the corpus is combined of has a length this divides or that divides it: the sample walks through them all. */
const SAMPLE_STRIDE = 11;

/** What the gate has time for: every eleventh text, every eighth of these where a schema refuses it too. */
export const sampleOfTexts = (): Hostile[] =>
  XSS_PAYLOADS.filter((_, index) => index % SAMPLE_STRIDE === 0).map((payload, index) => ({
    payload,
    isSalvagedToo: index % 8 === 0,
  }));

function nodesWith(
  rows: readonly ExampleRow[],
  payload: string,
  isStrict: boolean,
  reachedItems?: Set<string>,
) {
  return rows.map((row, index) => {
    const poisonedValue = poison(row, payload, isStrict);
    for (const place of poisonedValue.places) reachedItems?.add(place);
    return {
      id: `n-${index}`,
      kind: row.definition.kind,
      v: row.definition.version,
      props: poisonedValue.props,
    };
  });
}

/** Documents hold 300 nodes at most; a page of a few keeps each render small. */
function inPages<Item>(items: readonly Item[], size = 40): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}

const sound = madeAnswers(11);

/** Each payload in every string of every block: nothing may run, and every kind with a text of its own was reached. */
export async function expectHarmlessTexts(hostile: readonly Hostile[]): Promise<void> {
  const rows = await hostileRows();
  const reachedItems = new Set<string>();
  for (const { payload, isSalvagedToo } of hostile) {
    for (const isStrict of isSalvagedToo ? [true, false] : [true]) {
      for (const main of inPages(nodesWith(rows, payload, isStrict, isStrict ? reachedItems : undefined))) {
        const { outcome, reports } = await drawHome(main, sound);
        expect(faultsOfHtml(htmlOf(outcome)), payload).toEqual([]);
        if (isStrict) expect(reports, payload).toEqual([]);
      }
    }
  }
  const kinds = [...new Set(rows.map(({ definition }) => definition))]
    .filter(({ props }) => JSON.stringify(props).includes('"x-text":true'))
    .map(({ kind }) => kind);
  expect(kinds.filter((kind) => ![...reachedItems].some((place) => place.startsWith(`${kind}.`)))).toEqual(
    [],
  );
}

/** Each payload in every text a call answers: nothing may run. */
export async function expectHarmlessAnswers(hostile: readonly Hostile[]): Promise<void> {
  const rows = await hostileRows();
  const main = rows.map(({ definition, example }, index) => ({
    id: `n-${index}`,
    kind: definition.kind,
    v: definition.version,
    props: example.props,
  }));
  for (const { payload } of hostile) {
    const answers: Answers = (endpoint, input) => buildFilledValue(sound(endpoint, input), payload);
    for (const part of inPages(main)) {
      const { outcome } = await drawHome(part, answers);
      expect(faultsOfHtml(htmlOf(outcome)), payload).toEqual([]);
    }
  }
}

/** The same value with the payload for every text in it. */
function buildFilledValue(value: unknown, payload: string): unknown {
  if (typeof value === 'string') return payload;
  if (Array.isArray(value)) return value.map((part: unknown) => buildFilledValue(part, payload));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, buildFilledValue(part, payload)]),
  );
}
