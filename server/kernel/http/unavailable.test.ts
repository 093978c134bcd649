/** Which faults mean that something is away for now, and which that the disk is full (R54, ADR-661). */
import { describe, expect, it } from 'vitest';
import { StoreUnavailable, toStoreError } from '#server/kernel/db/store-error.ts';
import { isUnavailable, unavailabilityOf } from './unavailable.ts';

const fault = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('R54: what is not there for now', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('ADR-661: %s is a full disk', (code) => {
    expect(unavailabilityOf(fault(code))).toBe('disk-full');
  });

  it('ADR-661: a database that cannot write says the same, however it is wrapped', () => {
    expect(unavailabilityOf(toStoreError('orders.add', fault('53100')))).toBe('disk-full');
    const panic = fault(
      'XX000',
      'PANIC: could not write to file "pg_wal/xlogtemp.42": No space left on device',
    );
    expect(unavailabilityOf(new Error('it failed', { cause: panic }))).toBe('disk-full');
  });

  it.each([
    ['a refused connection', fault('ECONNREFUSED')],
    ['a store that is away', new StoreUnavailable('orders.add', '57P01')],
    ['one in the cause of another', new Error('it failed', { cause: fault('EPIPE') })],
  ])('R54: %s is away', (_name, error) => {
    expect(unavailabilityOf(error)).toBe('away');
  });

  it.each([fault('EIO'), fault('23505'), new Error('a bug'), 'no error'])('R54: %s is a fault', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
