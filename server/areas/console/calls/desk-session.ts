/** Answers the calls of the desk's own session (D139). */
import {
  deskSessionCreate,
  deskSessionEnd,
  deskSessionGet,
  deskShopList,
} from '#schemas/api/console/desk-session.ts';
import type { InputOf } from '#schemas/api/define-endpoint.ts';
import { deskScopesOf } from '#schemas/console/roles.ts';
import { DESK } from '#schemas/desk/paths.ts';
import type { Locale } from '#schemas/locale.ts';
import { readText } from '#schemas/page/text.ts';
import { DEFAULT_AREA_CODE, phoneKey, readPhone } from '#schemas/auth/phone.ts';
import { secondsOf } from '#schemas/time.ts';
import {
  endSession,
  isOperator,
  LOGIN_PURPOSES,
  maskPhone,
  provePassword,
  provePhone,
} from '#server/areas/identity/area.ts';
import { fail, handle, ok, type HandlerContext } from '#server/kernel/http/define-handler.ts';
import type { DeskHolder } from '../http/desk-cookie.ts';
import { deskShopsOf } from '../services/desk-shops.ts';
import { NO_DESK_ROLE, openDesk } from '../services/open-desk.ts';

/** Who is at the desk, as the desk shows it. */
function present({ shop, user, role, session }: DeskHolder, locale: Locale) {
  return {
    shop: shop.label,
    shop_name: readText(shop.row.info.base.shop_name, locale),
    person: user.nickname === '' ? maskPhone(user.phone) : user.nickname,
    role,
    scopes: [...deskScopesOf(role, isOperator(user))],
    expires_at: secondsOf(session.expiresAt),
  };
}

type SignIn = HandlerContext<InputOf<typeof deskSessionCreate>>;

/** Whose password it is. */
async function proveByPassword(context: SignIn, password: string) {
  const { area_code = DEFAULT_AREA_CODE } = context.input;
  const proof = await provePassword(context, { ...context.input, area_code, password });
  return proof.ok ? ({ ...proof, stale: 'password-wrong' } as const) : proof;
}

/** Whose phone got the code. */
async function proveByCode({ input, deps, shop: { appId }, browser }: SignIn) {
  const { name, area_code = DEFAULT_AREA_CODE, code, session_id: sessionId = '' } = input;
  const phone = readPhone(area_code, name);
  if (phone === undefined || code === undefined) return fail('phone-wrong');
  const proof = { appId, browser: browser(), sessionId, phone, code, purposes: LOGIN_PURPOSES };
  const outcome = await provePhone(deps, proof);
  if (!outcome.ok) return outcome;
  const account = await deps.identity.accounts.byPhone(appId, phoneKey(phone));
  return account === undefined ? NO_DESK_ROLE : ({ ok: true, account, stale: 'sms-code-expired' } as const);
}

export const deskSessionCreateHandler = handle(deskSessionCreate, async (context) => {
  const { input, request, locale } = context;
  const { password } = input;
  const proof = await (password === undefined ? proveByCode(context) : proveByPassword(context, password));
  if (!proof.ok) return proof;
  const opening = await openDesk(context, proof.account, {
    stale: proof.stale,
    userAgent: request.userAgent,
  });
  if (!opening.ok) return opening;
  return ok(present(opening.holder, locale), { desk: { kind: 'started', token: opening.token } });
});

export const deskSessionGetHandler = handle(deskSessionGet, async ({ desk, locale }) => {
  const holder = await desk();
  return holder === undefined ? fail('not-logged-in') : ok(present(holder, locale));
});

export const deskShopListHandler = handle(deskShopList, async ({ desk, deps, locale, originOf }) => {
  const holder = await desk();
  if (holder === undefined) return fail('not-logged-in');
  const items = (await deskShopsOf(deps, holder)).map(({ shop, role }) => ({
    shop: shop.label,
    shop_name: readText(shop.row.info.base.shop_name, locale),
    role,
    url: originOf(shop) + DESK,
    is_here: shop.appId === holder.shop.appId,
  }));
  return ok({ items: items.toSorted((one, other) => one.shop_name.localeCompare(other.shop_name, locale)) });
});

export const deskSessionEndHandler = handle(deskSessionEnd, async ({ desk, deps, shop }) => {
  const holder = await desk();
  if (holder !== undefined) await endSession(deps, shop.appId, holder.session.publicId);
  return ok({}, { desk: { kind: 'ended' } });
});
