/** The secret a code to scan holds, and the only form in which it is kept (requirement 19). */
import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 16;

/** 128 random bits. */
export const newSecret = () => randomBytes(CODE_BYTES).toString('base64url');
export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('hex');
