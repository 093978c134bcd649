/** A demo document that is saved while somebody develops is what the shop shows next. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shopsFolder } from '#demo/read-shop.ts';
import { publishDemoFile } from '../../tools/dev/demo-documents.ts';
import { CONSOLE_TOKEN, withApp } from './app.ts';

const test = withApp({ labels: ['knowledge'] });
const publish = (path: string) => publishDemoFile(test().app, CONSOLE_TOKEN, path);

describe('npm run dev', () => {
  it('dev: publishes the document of a saved file, in place of the one that was live', async () => {
    const titleOf = async () =>
      (await test().ask('knowledge', '/api/page.micro.get/1.0.0?page_id=about')).json().data?.page?.title;
    const title = await titleOf();
    await test().ask('knowledge', {
      method: 'POST',
      url: '/api/console.page.unpublish/1.0.0',
      headers: { authorization: `Bearer ${CONSOLE_TOKEN}` },
      payload: {
        shop: 'knowledge',
        documents: [{ kind: 'page', id: 'about' }],
        author: 'x',
        note: '',
        discard: false,
      },
    });
    expect(await titleOf()).toBeUndefined();
    expect(await publish(join(shopsFolder(), 'knowledge/page/about.json'))).toEqual({
      ok: true,
      file: 'knowledge/page/about.json',
    });
    expect(await titleOf()).toEqual(title);
  });

  it('dev: says why rows of the demo are not shown, and leaves other files alone', async () => {
    expect(await publish(join(shopsFolder(), 'knowledge/goods.json'))).toEqual({
      ok: false,
      why: expect.stringContaining('DATA_DIR=./data-2 npm run dev'),
    });
    expect(await publish(join(shopsFolder(), 'people.json'))).toBeUndefined();
    expect(await publish('/elsewhere/page/about.json')).toBeUndefined();
  });
});
