/** Demo documents that are saved while somebody develops: published at once, as `shop push` would, and the page loads anew. */
import { relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isObject } from '#schemas/page/json.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { readDemoShop, shopsFolder } from '#demo/read-shop.ts';

export type PublishResult = { ok: true; file: string } | { ok: false; why: string };

/** A fault of a published document, by its place. */
function sentence(fault: unknown): string {
  const text = (name: string) => {
    const value: unknown = isObject(fault) ? fault[name] : undefined;
    const words: unknown = isObject(value) ? value['en'] : value;
    return typeof words === 'string' ? words : '';
  };
  return `${text('file')}${text('pointer')}: ${text('message')}`;
}

function faultsOf(data: unknown): string {
  const errors: unknown = isObject(data) ? data['errors'] : undefined;
  return Array.isArray(errors) ? errors.map(sentence).join('\n') : '';
}

/**
 * Publishes the document a file holds.
 *
 * @param path of the file that changed
 * @returns undefined for a file that belongs to no demo shop
 */
export async function publishDemoFile(
  app: FastifyInstance,
  consoleToken: string,
  path: string,
): Promise<PublishResult | undefined> {
  const [label = '', ...rest] = relative(shopsFolder(), path).split(sep);
  if (label === '..' || rest.length === 0 || !path.endsWith('.json')) return undefined;
  const file = rest.join('/');
  try {
    const document = readDemoShop(label, Date.now()).documents.find((one) => fileOf(one) === file);
    if (document === undefined)
      return {
        ok: false,
        why: 'Rows of a demo are read into an empty database alone. To see them: DATA_DIR=./data-2 npm run dev',
      };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/console.page.publish/1.0.0',
      headers: { authorization: `Bearer ${consoleToken}`, host: 'localhost' },
      payload: { shop: label, documents: [document], author: 'development', note: `Saved ${file}` },
    });
    const { code, msg, data } = answer.json<{ code: number; msg: string; data: unknown }>();
    if (code === 0) return { ok: true, file: `${label}/${file}` };
    return { ok: false, why: faultsOf(data) || msg };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}
