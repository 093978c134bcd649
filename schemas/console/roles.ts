/** Who may use which part of the console: the one table of desk roles and scopes (D138). */

export const SCOPES = [
  'today',
  'pages',
  'media',
  'goods.read',
  'goods.write',
  'orders.read',
  'orders.write',
  'comments',
  'messages',
  'teaching',
  'live',
  'coupons',
  'reports',
  'people',
  'payments',
  'settings',
  'tokens',
  'audit',
] as const;
/** What a caller may do in the console; every console call names the one it needs. */
export type Scope = (typeof SCOPES)[number];

/** Who works at the desk of a shop, the one who may most first. */
export const DESK_ROLES = ['owner', 'manager', 'editor', 'teacher', 'service'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

const OWNERS_ALONE: readonly Scope[] = ['people', 'payments', 'tokens'];

const TABLE: Readonly<Record<DeskRole, readonly Scope[]>> = {
  owner: SCOPES,
  manager: SCOPES.filter((scope) => !OWNERS_ALONE.includes(scope)),
  editor: ['today', 'pages', 'media', 'goods.read', 'goods.write'],
  teacher: ['today', 'goods.read', 'media', 'teaching', 'live'],
  service: ['today', 'goods.read', 'orders.read', 'comments', 'messages'],
};

/** What this role may do. */
export function scopesOf(role: DeskRole): readonly Scope[] {
  return TABLE[role];
}

/** The scopes of calls that name no shop: `installation` is the operator's alone, `own` every token's, about itself. */
export type InstallationScope = 'installation' | 'own';
export type CallScope = Scope | InstallationScope;

/** Scopes a person at a desk may hold: those of their role, and the installation's for its operators (ADR-790). */
export const DESK_SCOPES = [...SCOPES, 'installation'] as const;
export type DeskScope = (typeof DESK_SCOPES)[number];

/** What a person at the desk may do. */
export function deskScopesOf(role: DeskRole, isOperator: boolean): readonly DeskScope[] {
  return isOperator ? [...scopesOf(role), 'installation'] : scopesOf(role);
}

/** The desk roles a scope is open to, as /docs shows them beside each call. */
export function rolesWith(scope: CallScope): readonly DeskRole[] {
  if (scope === 'installation') return [];
  if (scope === 'own') return DESK_ROLES;
  return DESK_ROLES.filter((role) => TABLE[role].includes(scope));
}
