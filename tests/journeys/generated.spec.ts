/** 500 documents made from the schemas and then damaged, opened in Chromium: whole, quiet, and what the server sent. */
import fc from 'fast-check';
import type { Page } from '@playwright/test';
import { loadExamples } from '../support/examples.ts';
import { anyDocument } from '../support/made-documents.ts';
import { microPage } from '../support/publish-to.ts';
import { publish } from './support/console.ts';
import { hiddenOf, isOfOthers, wakeAll, withoutMedia } from './support/live-page.ts';
import { complaintsOf, expect, test, urlOf } from './support/storefront.ts';

const DOCUMENTS = 500;
const PARTS = 2;
const SHOP = 'tencent';
const SEED = 20261122;

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

for (let part = 0; part < PARTS; part += 1) {
  test(`R2: ${DOCUMENTS / PARTS} generated documents hydrate to what the server sent, part ${part + 1}`, async ({
    page,
    context,
  }) => {
    test.setTimeout(900_000);
    const examples = await loadExamples('page-block');
    const made = fc.sample(anyDocument(examples), { numRuns: DOCUMENTS, seed: SEED });
    const documents = made
      .map((middle, index) => microPage(`made-${index}`, [mark('before'), ...middle, mark('after')]))
      .filter((_, index) => index % PARTS === part);
    for (let at = 0; at < documents.length; at += 50)
      expect(await publish(SHOP, documents.slice(at, at + 50), true)).toMatchObject({ code: 0 });
    await withoutMedia(page);
    // An empty page to read HTML in: the shop's own policy forbids making documents of strings.
    const reader = await context.newPage();
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    for (const { id } of documents) {
      complaints.length = 0;
      const answer = await page.goto(urlOf(SHOP, `/page/${id}`), { waitUntil: 'domcontentloaded' });
      const body = await answer?.text();
      await wakeAll(page);
      const [served, live] = [await skeletonOf(reader, body ?? ''), await skeletonOf(page, undefined)];
      const said = complaints.filter((line) => !isOfOthers(line));
      const first = served.findIndex((line, index) => line !== live[index]);
      if (answer?.status() !== 200) faults.push(`${id}: ${answer?.status()}`);
      if (said.length > 0) faults.push(`${id}: ${said.join(' | ')}`);
      if (first !== -1 || served.length !== live.length)
        faults.push(
          `${id}: sent ${served.slice(first, first + 4).join('')} and became ${live.slice(first, first + 4).join('')}`,
        );
      for (const name of await hiddenOf(page, ['before', 'after'])) faults.push(`${id}: ${name} is gone`);
    }
    expect(faults).toEqual([]);
  });
}
