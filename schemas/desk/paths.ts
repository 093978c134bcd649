/** Addresses of the merchant's desk that more than one room spells; its menu names the others (contract.md). */

export const DESK = '/desk';
/** Not signed in; `next` leads back. */
export const DESK_LOGIN = '/desk/login';
/** The first start of an empty installation, by the one-time code it printed. */
export const DESK_START = '/desk/start';

/** The canvas of a document, by the kind and id it is stored under. */
export function deskDocument({ kind, id }: { kind: string; id: string }): string {
  return `/desk/page/${kind}/${encodeURIComponent(id)}`;
}

/** The address of a login that returns to `address`, a page of the desk. */
export function deskLogin(address: string): string {
  return `${DESK_LOGIN}?next=${encodeURIComponent(address)}`;
}
