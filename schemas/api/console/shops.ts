/** The shops of an installation, and people invited into one (D43). */
import { Type } from 'typebox';
import { ChoiceSchema } from '../../page/fragments.ts';
import { ShopInfoSchema } from '../../shop/shop-info.ts';
import { defineConsoleCall } from './define-console-call.ts';

const AREA = 'onboarding';

const line = (fallback: string) => Type.Optional(Type.String({ maxLength: 300, default: fallback }));

/** An address that lets one person in, once. */
const InvitationSchema = Type.Object({
  label: Type.String(),
  /** Path and query below the shop’s address. */
  path: Type.String(),
  /** Unix milliseconds. */
  expires_at: Type.Integer(),
});

/** Why no shop is opened, or no person is invited: each fault with its field. */
export const RefusedRequestSchema = Type.Object({
  faults: Type.Array(
    Type.Object({
      field: ChoiceSchema(['label', 'name', 'owner', 'host', 'kind', 'phone', 'role']),
      message: Type.String(),
    }),
  ),
});

export const consoleShopsList = defineConsoleCall({
  name: 'console.shops.list',
  area: AREA,
  scope: 'own',
  writes: false,
  summary: 'Shops the token opens: all of the installation for its operator, one for a personal token.',
  input: {},
  data: Type.Object({
    items: Type.Array(
      Type.Object({
        label: Type.String(),
        app_id: Type.String(),
        name: ShopInfoSchema.properties.base.properties.shop_name,
      }),
    ),
  }),
});

export const consoleShopsCreate = defineConsoleCall({
  name: 'console.shops.create',
  area: AREA,
  scope: 'installation',
  writes: true,
  summary: 'Opens a shop with its first pages, and invites its owner; faults name the field.',
  input: { label: line(''), name: line(''), owner: line(''), host: line(''), kind: line('knowledge') },
  data: Type.Object({
    ...InvitationSchema.properties,
    app_id: Type.String(),
    /** Empty where it has none of its own. */
    host: Type.String(),
  }),
});

export const consolePeopleInvite = defineConsoleCall({
  name: 'console.people.invite',
  area: AREA,
  scope: 'people',
  writes: true,
  summary: 'Invites a person into the shop; an account is made where the phone has none.',
  input: { phone: line(''), role: line('learner') },
  data: InvitationSchema,
});
