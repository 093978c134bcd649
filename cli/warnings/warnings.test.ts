/** What may be published and is worth a look: told with its place and counted, and a fault where strictness is asked for. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_REMOTE, PLAIN_FLAGS } from '../../tests/support/shop-flags.ts';
import { makeTempDir, removeTempDir } from '../../tests/support/temp-dir.ts';
import { readAloud } from '../broken-documents/read-aloud.ts';
import { SOUND_SHOP } from '../broken-documents/sound-shop.ts';
import { check } from '../check.ts';

let dir = '';
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), text);
};
beforeEach(() => {
  dir = makeTempDir('warnings');
  for (const [file, text] of SOUND_SHOP) put(file, text);
  put('images/harbour.jpg', 'a picture');
});
afterEach(() => removeTempDir(dir));

async function checked(locale: 'cn' | 'en', strict = false): Promise<{ code: number; message: string }> {
  let message = '';
  const code = await check({
    connect: () => Promise.reject(new Error('Files are judged without a shop.')),
    say: (text) => (message += text),
    sayFault: (text) => (message += text),
    shop: 'knowledge',
    dir,
    args: [],
    flags: { ...PLAIN_FLAGS, locale, strict },
    remote: NO_REMOTE,
  });
  return { code, message };
}

interface Case {
  name: string;
  file: string;
  find: string;
  put: string;
  en: string;
  cn: string;
}

const HOME = 'page/home.json';
const CASES: readonly Case[] = [
  {
    name: 'a field that stands twice',
    file: 'theme.json',
    find: '"radius": 8',
    put: '"radius": 8,\n  "accent": "#222222"',
    en: 'theme.json:5:3  accent / The field accent stands twice, and the last one counts / hint: Take one of them out',
    cn: 'theme.json:5:3  accent / 字段 accent 写了两次，只有最后一次有效 / 提示: 删掉其中一个',
  },
  {
    name: 'a link to a page there is not',
    file: 'footer.json',
    find: '"link_id": "about"',
    put: '"link_id": "abuot"',
    en: 'footer.json:4:66  data, entry 1 of nav_lists, link_id / There is no page abuot: this link leads nowhere / hint: Did you mean about?',
    cn: 'footer.json:4:66  data，nav_lists 第 1 项，link_id / 没有名为 abuot 的页面，这个链接打不开 / 提示: 是否想写 about？',
  },
  {
    name: 'an address of a zone there is not',
    file: 'suspend.json',
    find: '/page/about',
    put: '/p/pc/zone/darkroom?from=menu',
    en: 'suspend.json:5:55  entry 2 of suspend_config, link_url / There is no zone darkroom: this link leads nowhere / hint: Make zone/darkroom.json, or name a zone there is',
    cn: 'suspend.json:5:55  suspend_config 第 2 项，link_url / 没有名为 darkroom 的专区，这个链接打不开 / 提示: 新建 zone/darkroom.json，或改成已有的专区',
  },
  {
    name: 'a zone whose page there is not',
    file: 'zone/spring.json',
    find: '"page_id": "about"',
    put: '"page_id": "spring-home"',
    en: 'zone/spring.json:3:14  page_id / There is no page spring-home: this link leads nowhere / hint: Make page/spring-home.json, or name a page there is',
    cn: 'zone/spring.json:3:14  page_id / 没有名为 spring-home 的页面，这个链接打不开 / 提示: 新建 page/spring-home.json，或改成已有的页面',
  },
  {
    name: 'a picture by an address nothing is served at',
    file: HOME,
    find: './images/harbour.jpg',
    put: '/images/harbour.jpg',
    en: 'page/home.json:16:24  block 1 of main (banner "top"), entry 1 of slides, image / The shop serves no picture at /images/harbour.jpg / hint: Did you mean ./images/harbour.jpg?',
    cn: 'page/home.json:16:24  main 第 1 个组件（banner “top”），slides 第 1 项，image / 本站没有图片 /images/harbour.jpg / 提示: 是否想写 ./images/harbour.jpg？',
  },
  {
    name: 'a colour too pale for its ground',
    file: 'theme.json',
    find: '#c2410c',
    put: '#ffcc66',
    en: 'theme.json:2:14  primary / On #ffffff it has a contrast of 1.4:1 where words need 4.5:1; the shop will draw another tone / hint: Use #8f7239',
    cn: 'theme.json:2:14  primary / 在 #ffffff 上对比度只有 1.4:1，文字需要 4.5:1，商店会自动调整这个颜色 / 提示: 改用 #8f7239',
  },
  {
    name: 'words of the navbar as pale as its ground',
    file: 'navbar.json',
    find: '#222222',
    put: '#cccccc',
    en: 'navbar.json:10:23  basic, nav_text_color / On #ffffff it has a contrast of 1.6:1 where words need 4.5:1',
    cn: 'navbar.json:10:23  basic，nav_text_color / 在 #ffffff 上对比度只有 1.6:1，文字需要 4.5:1',
  },
  {
    name: 'a script in a rich text',
    file: HOME,
    find: '<p>Welcome</p>',
    put: "<p onclick='go()'>Welcome</p><script>go()</script><iframe></iframe>",
    en: 'page/home.json:31:71  block 3 of main (rich-text "text"), html / Shoppers do not get <script>, <iframe>, onclick: it is left out / hint: Take it out; for films, frames and forms there are blocks',
    cn: 'page/home.json:31:71  main 第 3 个组件（rich-text “text”），html / 顾客看不到 <script>, <iframe>, onclick，显示时会略去 / 提示: 删掉它；视频、嵌入页面和表单请用相应的组件',
  },
];

describe('M4: warnings', () => {
  it.each(CASES)('$name', async (one) => {
    const sound = SOUND_SHOP.get(one.file) ?? '';
    expect(sound).toContain(one.find);
    put(
      one.file,
      sound.replace(one.find, () => one.put),
    );
    const { code, message } = await checked('en');
    expect(readAloud(message)).toContain(one.en);
    expect(readAloud(message).split('\n')).toHaveLength(1);
    expect(message).toContain('9 files checked, no faults, 1 warning.');
    expect(code).toBe(0);
    expect(readAloud((await checked('cn')).message)).toContain(one.cn);
    expect((await checked('en', true)).code).toBe(1);
  });

  it('files that no push takes along', async () => {
    put('pages/sale.json', '{}');
    put('them.json', '{}');
    put('harbour.jpg', 'a picture');
    put('.note.json', '{}');
    const { code, message } = await checked('en');
    expect(message).toContain('pages/sale.json\n  [stray-file]');
    expect(message).toContain('hint: Is it meant to be page/sale.json?');
    expect(message).toContain('hint: Is it meant to be theme.json?');
    expect(message).toContain(
      'hint: Move it to images/harbour.jpg and write ./images/harbour.jpg in documents',
    );
    expect(message).toContain('9 files checked, no faults, 3 warnings.');
    expect(code).toBe(0);
    expect((await checked('en', true)).code).toBe(1);
  });

  it('a sound shop has none, and plain HTML loses nothing worth a word', async () => {
    const text = "<h1>Hi</h1><div><b>Bold</b> <a href='/page/about'>us</a></div>";
    put(HOME, (SOUND_SHOP.get(HOME) ?? '').replace('<p>Welcome</p>', text));
    expect(await checked('en', true)).toEqual({ code: 0, message: '9 files checked, no faults.\n' });
  });
});
