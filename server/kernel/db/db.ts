/** The database as stores and rules see it. */
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** A pool or one transaction of it: every store works on either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
