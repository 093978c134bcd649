/** Which addresses can be read. */
import { describe, expect, it } from 'vitest';
import { isDecodable } from './decodable.ts';

describe('isDecodable', () => {
  it.each(['/', '/page/home', '/search/%E4%BD%A0', '/all/0?sort=%20', '/100%25'])(
    'R9: %s can be read',
    (path) => {
      expect(isDecodable(path)).toBe(true);
    },
  );

  it.each(['/%', '/%E0%A4%A', '/page/%ff%fe', '/all/%zz', '/search/%E4%BD', ''])(
    'R9: %s cannot be read, and nothing is thrown',
    (path) => {
      expect(isDecodable(path)).toBe(false);
    },
  );
});
