/** Says offline whether exported hours are as they were signed, and what of them is not (ADR-325). */
import { readFileSync } from 'node:fs';
import type { JWK } from 'jose';
import { isObject } from '#schemas/page/json.ts';
import { isHeadSigned, judgeRows, type RowFault } from '#server/areas/learning/hours/judge-hours.ts';
import { readHoursFile, readSigned } from '#server/areas/learning/hours/read-hours-file.ts';
import { checkSignature } from '#server/areas/signing/services/check-signature.ts';
import type { Command } from './command.ts';

const WORDS: Readonly<Record<RowFault, string>> = {
  touched: 'is not as it was signed',
  added: 'was put in',
  removed: 'was taken out',
  moved: 'stands elsewhere',
};

function keysIn(path: string): JWK[] {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const keys: unknown = isObject(value) ? value['keys'] : undefined;
  if (!Array.isArray(keys)) throw new Error(`${path} is no set of keys.`);
  return keys.filter(isObject);
}

/**
 * Answers the exit code: 1 where anything is not as it was signed.
 * @param keysPath a key set; without one the key in the file is taken
 * @throws Error for a file that is not there, and for keys that are none
 */
export async function verifyHours(
  path: string,
  keysPath: string | undefined,
  { say, sayFault }: Pick<Command, 'say' | 'sayFault'>,
): Promise<number> {
  const file = readHoursFile(readFileSync(path, 'utf8'));
  if (file === undefined) {
    sayFault(`${path} is no file of exported hours, or its head is broken.\n`);
    return 1;
  }
  const keys: readonly JWK[] = keysPath === undefined ? (file.keys ?? []) : keysIn(keysPath);
  const { isRight, payload, kid } = await checkSignature(file.signature, keys);
  const receipt = readSigned(payload);
  const faults = judgeRows(file, receipt, isRight);
  const isHeadRight = receipt !== undefined && isHeadSigned(file, receipt);
  for (const { id, fault } of faults) sayFault(`${id}  ${WORDS[fault]}\n`);
  if (!isHeadRight) sayFault('What is said of all rows is not what was signed.\n');
  if (!isRight)
    sayFault(`The signature is wrong, or of a key that is not there (${kid === '' ? 'none' : kid}).\n`);
  if (faults.length > 0 || !isHeadRight || !isRight) return 1;
  say(`${String(file.rows.length)} rows are as they were signed, by ${kid}.\n`);
  if (keysPath === undefined)
    say('That is the key in the file: the shop’s stands at its /.well-known/jwks.json.\n');
  return 0;
}
