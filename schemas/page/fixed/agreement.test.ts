/** The title of an agreement is in the language of its text (M289). */
import { expect, it } from 'vitest';
import { agreement } from './login.ts';

it.each([
  [undefined, '用户服务协议'],
  ['en', 'Terms of service'],
])(
  'M289: an agreement read as %s is called by its own title in every language of the shop',
  (language, title) => {
    const params = { name: 'charge', ...(language === undefined ? {} : { language }) };
    const context = { params, query: new URLSearchParams(), url: '/agreement/charge' };
    expect(agreement(context).title).toEqual({ cn: title, en: title });
  },
);
