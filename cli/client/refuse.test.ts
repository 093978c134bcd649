/** What a command says where the server could not do it for now (ADR-661). */
import { expect, it } from 'vitest';
import { refuse } from './refuse.ts';

const away = (data: unknown) => () => refuse('The server at x', { code: 50300, msg: '', data });

it('ADR-661: a full disk is named, with what to do about it', () => {
  expect(away({ reason: 'disk-full' })).toThrow(
    /^The server at x has no room left on its disk \(50300\).*Free space where its DATA_DIR lies.*repeat\.$/,
  );
});

it('R54: anything else that is away is said as before', () => {
  expect(away(null)).toThrow('cannot reach its database or write to its disk now (50300)');
});
