/** What personal tokens are made for: a shop's decoration; its goods, orders and comments, which includes the first. */
export const TOKEN_SCOPES = ['decorate', 'sell'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
