/** The format of the shop's own ids: goods, pages, nodes, tags, comments, variants. */
export const ID_PATTERN = '^[A-Za-z0-9_-]{1,64}$';

const ID = new RegExp(ID_PATTERN);
export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
