/** Reads a file of exported hours as far as its form goes; what it says is judged elsewhere. */
import { Type, type Static } from 'typebox';
import { makeAjv } from '#schemas/ajv.ts';
import { HOURS_FORMAT, type SignedHours } from './hours-file.ts';

const Count = Type.Integer();
const HeadFields = {
  format: Type.Literal(HOURS_FORMAT),
  app_id: Type.String(),
  from: Type.String(),
  to: Type.String(),
  person: Type.String(),
  made_at: Count,
  ledger: Type.Object({ seq: Count, hash: Type.String() }),
};

/** Rows may say anything: a row that was touched is to be named, not to stop the reading. */
const FileSchema = Type.Object({
  ...HeadFields,
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  signature: Type.String(),
  keys: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
});
const SignedSchema = Type.Object({
  ...HeadFields,
  rows: Type.Array(Type.Tuple([Type.String(), Type.String()])),
});

export type FileRead = Static<typeof FileSchema>;

const ajv = makeAjv('answer');
const isFile = ajv.compile<FileRead>(FileSchema);
const isSigned = ajv.compile<SignedHours>(SignedSchema);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Undefined for what is no such file. */
export function readHoursFile(text: string): FileRead | undefined {
  const value = parseJson(text);
  return isFile(value) ? value : undefined;
}

/** Undefined for what nobody here would have signed. */
export function readSigned(payload: string): SignedHours | undefined {
  const value = parseJson(payload);
  return isSigned(value) ? value : undefined;
}
