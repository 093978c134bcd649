/** Opens generated documents in Chromium: each whole, quiet, and what the server sent. */
import fc from 'fast-check';
import { expect, type Page } from '@playwright/test';
import { loadExamples } from '../../support/examples.ts';
import { anyDocument } from '../../support/made-documents.ts';
import { microPage, type ConfigDocument } from '../../support/publish-to.ts';
import { publish } from './console.ts';
import { hiddenOf, isOfOthers, wakeAll, withoutMedia } from './live-page.ts';
import { complaintsOf, urlOf } from './storefront.ts';

const SHOP = 'tencent';
const SEED = 20261122;
const TOGETHER = 50;

/**
 * Kinds that offer more once scripts run: own controls, or what belongs to the person. They hydrate as they were sent (the
 * console stays quiet) and change afterwards.
 */
const GROWING = ['audio', 'video', 'continue-learning'];

const mark = (id: string) => ({ id, kind: 'title-bar', v: 1, props: { title: `The block ${id}` } });

/**
 * Tags, classes and texts of the page's own nodes in order, of the living page or of the HTML given. Digits of running
 * clocks are all alike.
 */
function skeletonOf(page: Page, html: string | undefined): Promise<string[]> {
  return page.evaluate(
    ([source, growing]) => {
      const root = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
      const lines: string[] = [];
      const visit = (node: Node) => {
        if (node instanceof Element) {
          lines.push(`<${node.localName} ${node.getAttribute('class') ?? ''}>`);
          node.childNodes.forEach(visit);
          lines.push('</>');
        } else if (node.nodeType === Node.TEXT_NODE) lines.push((node.textContent ?? '').replace(/\d/g, '0'));
      };
      root.querySelectorAll('main [data-node]').forEach((node) => {
        if (!growing.includes(node.getAttribute('data-kind') ?? '')) visit(node);
      });
      return lines;
    },
    [html, GROWING] as const,
  );
}

/** So many documents made from the schemas and then damaged, each between two sound blocks; the same ones each time. */
export async function madeDocuments(count: number): Promise<ConfigDocument[]> {
  const madeItems = fc.sample(anyDocument(await loadExamples('page-block')), { numRuns: count, seed: SEED });
  return madeItems.map((middle, index) =>
    microPage(`made-${index}`, [mark('before'), ...middle, mark('after')]),
  );
}

/** Publishes the documents, opens each, and says what became of those that did not hydrate to what was sent. */
export async function hydrationFaults(page: Page, documents: readonly ConfigDocument[]): Promise<string[]> {
  for (let at = 0; at < documents.length; at += TOGETHER)
    expect(await publish(SHOP, documents.slice(at, at + TOGETHER), true)).toMatchObject({ code: 0 });
  await withoutMedia(page);
  // An empty page to read HTML in: the shop's own policy forbids making documents of strings.
  const reader = await page.context().newPage();
  const complaints = complaintsOf(page);
  const faults: string[] = [];
  for (const { id } of documents) {
    complaints.length = 0;
    const answer = await page.goto(urlOf(SHOP, `/page/${id}`), { waitUntil: 'domcontentloaded' });
    const body = await answer?.text();
    await wakeAll(page);
    const [servedItems, live] = [await skeletonOf(reader, body ?? ''), await skeletonOf(page, undefined)];
    const saidLines = complaints.filter((line) => !isOfOthers(line));
    const first = servedItems.findIndex((line, index) => line !== live[index]);
    if (answer?.status() !== 200) faults.push(`${id}: ${answer?.status()}`);
    if (saidLines.length > 0) faults.push(`${id}: ${saidLines.join(' | ')}`);
    if (first !== -1 || servedItems.length !== live.length)
      faults.push(
        `${id}: sent ${servedItems.slice(first, first + 4).join('')} and became ${live.slice(first, first + 4).join('')}`,
      );
    for (const name of await hiddenOf(page, ['before', 'after'])) faults.push(`${id}: ${name} is gone`);
  }
  await reader.close();
  return faults;
}
