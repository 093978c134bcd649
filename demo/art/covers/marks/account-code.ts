/** The picture of a code as a messenger hands it out, for the examples of what shows one: it can be scanned. */
import { encode } from 'uqr';
import { path, picture, rect } from '../draw.ts';

const BORDER = 3;
const code = encode('https://knowledge.example.com/', { ecc: 'M', border: BORDER });

/** Each run of dark squares of a row as one piece. */
function rows(): string {
  return code.data
    .map((row, y) => {
      const bits = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...bits.matchAll(/1+/g)]
        .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
        .join('');
    })
    .join('');
}

export const ACCOUNT_CODE = picture(
  code.size,
  code.size,
  rect(0, 0, code.size, code.size, '#fff'),
  path(rows(), '#14161a'),
);
