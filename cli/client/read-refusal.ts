/** The data of a refusal, as its contract describes it. */
import type { Static, TSchema } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { ShopError } from '../shop-error.ts';

/** @throws ShopError where the server answers another shape, as one of another version may */
export function readRefusal<Schema extends TSchema>(schema: Schema, data: unknown): Static<Schema> {
  const isFit = makeAjv('answer').compile<Static<Schema>>(schema);
  if (isFit(data)) return data;
  throw new ShopError(
    'The server refused that without saying why. Is it of another version than this command?',
  );
}
