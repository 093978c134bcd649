/** What is asked for a new shop or an invitation, and why it cannot be had: each fault names its field and how to mend it. */
import { DESK_ROLES } from '#schemas/console/roles.ts';
import type { Text } from '#schemas/page/text.ts';
import { isBlank } from '#schemas/text/tidy.ts';
import { phoneKey, readWrittenPhone } from '#schemas/auth/phone.ts';
import type { Role } from '#server/areas/identity/area.ts';
import { readHostName } from '#schemas/shop/host-name.ts';
import { isShopKind, SHOP_KINDS, type ShopKind } from '#schemas/shop/new-shop.ts';

export interface ShopRequest {
  label: string;
  /** The same in both languages, or in each its own. */
  name: Text;
  owner: string;
  host: string;
  kind: string;
}

/** One line for whoever asked. */
export interface RequestFault {
  field: 'label' | 'name' | 'owner' | 'host' | 'kind' | 'phone' | 'role';
  message: string;
  /** Another shop has it. */
  isTaken?: true;
}

/** An app id has 32 characters at most, `app` among them. */
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,27}[a-z0-9])?$/;
const NAME_MAX = 60;

/** Roles somebody may be invited with. */
const INVITED_ROLES = [
  'learner',
  'svip',
  'organization',
  'training-admin',
  ...DESK_ROLES,
] as const satisfies readonly Role[];
type InvitedRole = (typeof INVITED_ROLES)[number];

export function isInvitedRole(text: string): text is InvitedRole {
  return INVITED_ROLES.some((role) => role === text);
}

/** The stored form of a phone; undefined for what is none. */
export function phoneOf(text: string): string | undefined {
  const phone = readWrittenPhone(text);
  return phone === undefined ? undefined : phoneKey(phone);
}

export function phoneFault(field: 'owner' | 'phone', text: string): RequestFault {
  return {
    field,
    message: `"${text}" is no phone number. Write eleven digits that begin with 1, like 13800000000, or with the area code of another country: 44-7700900123.`,
  };
}

export function roleFault(text: string): RequestFault {
  return { field: 'role', message: `"${text}" is no role. Roles are: ${INVITED_ROLES.join(', ')}.` };
}

export interface ValidShop {
  label: string;
  appId: string;
  name: Text;
  owner: string;
  host: string | undefined;
  kind: ShopKind;
}

const hasControls = (text: string): boolean =>
  /[\u0000-\u001f\u007f\ud800-\udfff]/.test(text.replace(/[\ud800-\udbff][\udc00-\udfff]/g, ''));

const trimName = (name: Text): Text =>
  typeof name === 'string' ? name.trim() : { cn: name.cn.trim(), en: name.en.trim() };

const isName = (name: Text): boolean =>
  (typeof name === 'string' ? [name] : [name.cn, name.en]).every(
    (one) => !isBlank(one) && one.length <= NAME_MAX && !hasControls(one),
  );

export function validateShopRequest(
  request: ShopRequest,
): { ok: true; shop: ValidShop } | { ok: false; faults: RequestFault[] } {
  const { label, kind } = request;
  const name = trimName(request.name);
  const host = request.host.trim() === '' ? '' : readHostName(request.host);
  const owner = phoneOf(request.owner);
  const faults: RequestFault[] = [];
  if (!LABEL.test(label) || label.includes('--'))
    faults.push({
      field: 'label',
      message: `"${label}" is no label. Write 1 to 29 small letters, digits and single hyphens, no hyphen first or last: my-school.`,
    });
  if (!isName(name))
    faults.push({
      field: 'name',
      message: `The name has 1 to ${String(NAME_MAX)} characters on one line: --name "My School".`,
    });
  if (owner === undefined) faults.push(phoneFault('owner', request.owner));
  if (host === undefined)
    faults.push({
      field: 'host',
      message: `"${request.host}" is no host name. Write it without https:// and without a port: learn.example.com.`,
    });
  if (!isShopKind(kind))
    faults.push({
      field: 'kind',
      message: `"${kind}" is no kind of shop. Kinds are: ${SHOP_KINDS.join(', ')}.`,
    });
  if (faults.length > 0 || owner === undefined || !isShopKind(kind)) return { ok: false, faults };
  const appId = `app${label.replaceAll('-', '')}`;
  return { ok: true, shop: { label, appId, name, owner, host: host === '' ? undefined : host, kind } };
}
