/** Settings of one shop at its desk: facts, legal texts and ways to sign in, and the hosts it is known by. */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { ShopSettingsSchema } from '../../shop/shop-settings.ts';
import { defineConsoleCall } from './define-console-call.ts';
import { ItemChangeSchema, SavedSchema, VersionSchema } from './save.ts';

const AREA = 'shop';
const SCOPE = 'settings';

export const consoleShopGet = defineConsoleCall({
  name: 'console.shop.get',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary:
    'Settings of the shop: its facts, legal texts and ways to sign in; and what the installation offers for them.',
  input: {},
  data: Type.Object({
    item: ShopSettingsSchema,
    version: VersionSchema,
    offers: Type.Object({
      /** Whether the installation sends codes by SMS and by e-mail. */
      sms: Type.Boolean(),
      mail: Type.Boolean(),
      /** Companies whose accounts it lets people scan with: `wx`, `qq`, `wework`. */
      scans: Type.Array(Type.String()),
      /** Whether it has another company’s captcha. */
      captcha_company: Type.Boolean(),
      /** Every shop counts its days in it (D10). */
      time_zone: Type.Literal('UTC+8'),
    }),
  }),
});

export const consoleShopSave = defineConsoleCall({
  name: 'console.shop.save',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Changes the settings that are named; null empties one. Pages follow at once. 40000 with `faults` by pointer into the item; 40900 with `yours` and `theirs` where `version` is not what is stored.',
  input: { version: Type.Optional(VersionSchema), item: ItemChangeSchema },
  data: SavedSchema,
  codes: ['state-conflict'],
});

const HostField = Type.String({ minLength: 1, maxLength: 253 });

/** Why a host is not bound to the shop. */
export const DOMAIN_REFUSALS = [
  'not-a-domain',
  'own-name',
  'taken',
  'elsewhere',
  'no-answer',
  'too-many',
  'in-use',
] as const;
export type DomainRefusal = (typeof DOMAIN_REFUSALS)[number];

/**
 * What a look-up of a host in the DNS comes to: whether it leads to the machine this shop is reached at. `unknown` has no record;
 * `no-answer` says nothing of the host: the DNS did not answer for it, or not for the name the shop is reached at.
 */
export const DOMAIN_STATES = ['here', 'elsewhere', 'unknown', 'no-answer'] as const;

export const consoleDomainsList = defineConsoleCall({
  name: 'console.domains.list',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Hosts the shop is known by, the main one first, and its address without any of its own.',
  input: {},
  data: Type.Object({
    items: Type.Array(Type.Object({ host: Type.String(), is_main: Type.Boolean() })),
    /** Where the caller reached the shop. */
    address: Type.String(),
  }),
});

export const consoleDomainsCheck = defineConsoleCall({
  name: 'console.domains.check',
  area: AREA,
  scope: SCOPE,
  writes: false,
  summary: 'Looks a host up in the DNS, and says whether it leads to this installation.',
  rate: 'domain-look-up',
  input: { host: HostField },
  data: Type.Object({
    state: ChoiceSchema(DOMAIN_STATES),
    /** Addresses of the host, and those it has to lead to. */
    addresses: Type.Array(Type.String()),
    own_addresses: Type.Array(Type.String()),
  }),
});

export const consoleDomainsAdd = defineConsoleCall({
  name: 'console.domains.add',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Binds a host to the shop. It has to lead to this installation already, unless the operator asks. 40900 with `reason`.',
  rate: 'domain-look-up',
  input: { host: HostField },
  data: Type.Object({ host: Type.String() }),
  codes: ['state-conflict'],
});

export const consoleDomainsRemove = defineConsoleCall({
  name: 'console.domains.remove',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary:
    'Takes a host from the shop: it shows nothing from now on. 40900 with `reason` for the host whose desk asks.',
  input: { host: HostField },
  data: Type.Object({}),
  codes: ['state-conflict'],
});

export const consoleDomainsMainSet = defineConsoleCall({
  name: 'console.domains.main.set',
  area: AREA,
  scope: SCOPE,
  writes: true,
  summary: 'Makes a host of the shop its main one, which links in messages and certificates name.',
  input: { host: HostField },
  data: Type.Object({ host: Type.String() }),
});
