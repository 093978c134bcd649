/** Rows of shops, their states and their addresses, broken by hand. */
import type { Mutation } from './mutation.ts';

export const SHOP_ROWS: readonly Mutation[] = [
  {
    law: 'M6',
    breaks: 'version 171 is no training shop',
    file: 'schemas/shop/variant.ts',
    from: 'new Set([170, 171])',
    to: 'new Set([170])',
    test: { file: 'schemas/shop/variant.test.ts', name: 'M6: version_type' },
  },
  {
    law: 'M7',
    breaks: 'an app id with a01 is no enterprise school',
    file: 'schemas/shop/variant.ts',
    from: " || facts.app_id.startsWith('a01')",
    to: '',
    test: { file: 'schemas/shop/variant.test.ts', name: 'M7: shop_type 6' },
  },
  {
    law: 'M17',
    breaks: '/index loses its query',
    file: 'src/routes/index.route.ts',
    from: "query.size === 0 ? '/' : `/?${query}`",
    to: "'/'",
    test: { file: 'src/routes/match.test.ts', name: 'M17: /index leads home' },
  },
  {
    law: 'M56',
    breaks: 'a closed shop is open to visitors',
    file: 'src/routes/guards.ts',
    from: "blockedState(context.can) === 'closed' && !context.route.exempt",
    to: "context.url === '' && !context.route.exempt",
    test: { file: 'src/routes/guards.test.ts', name: 'M56: a closed shop' },
  },
  {
    law: 'M57',
    breaks: 'a training shop is open to strangers',
    file: 'src/routes/guards.ts',
    from: "!mayRead(context) ? { kind: 'go', href: loginHref(context.url) }",
    to: "mayRead(context) ? { kind: 'go', href: loginHref(context.url) }",
    test: { file: 'src/routes/guards.test.ts', name: 'M57' },
  },
  {
    law: 'M62',
    breaks: 'a sealed shop is open',
    file: 'src/routes/guards.ts',
    from: "blockedState(can) === 'sealed' && !BEYOND_SEAL",
    to: "blockedState(can) !== 'sealed' && !BEYOND_SEAL",
    test: { file: 'src/routes/guards.test.ts', name: 'M62: a sealed shop' },
  },
  {
    law: 'M263',
    breaks: 'an enterprise check that is refused says nothing',
    file: 'src/features/system/check-enterprise.ts',
    from: "else if (answer.code !== 'network') say(answer.msg, 'error');",
    to: '',
    test: { file: 'src/features/system/watch-shop.test.ts', name: 'M263: a code that is not 0' },
  },
  {
    law: 'M70',
    breaks: 'four of the five calls of a page start are not made',
    file: 'src/features/system/page-start.ts',
    from: `    call(shopExpiredGet, {}),
    call(shopClosedGet, {}),
    call(shopNoLoginGet, {}),
    call(shopPasswordLoginGet, {}),
`,
    to: '',
    test: { file: 'src/features/system/watch-shop.test.ts', name: 'all five calls of a page start are made' },
  },
  {
    law: 'M52',
    breaks: 'the live layout has a footer',
    file: 'src/layouts/layouts.tsx',
    from: `        {main}
      </main>
    </div>
  );
}

export const LAYOUTS`,
    to: `        {main}
      </main>
      <footer />
    </div>
  );
}

export const LAYOUTS`,
    test: { file: 'src/layouts/layouts.test.tsx', name: 'M52: the live layout' },
  },
  {
    law: 'M61',
    breaks: 'an expired shop has no banner',
    file: 'schemas/shop/variant.ts',
    from: 'facts.expiry_version !== 1',
    to: 'facts.expiry_version === 0',
    test: { file: 'schemas/page/chrome.test.ts', name: 'M61: an expired shop' },
  },
];
