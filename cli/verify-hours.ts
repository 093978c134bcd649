/** `npm run verify-hours -- <file> [--keys jwks.json]`: whether exported hours are as they were signed; needs no network. */
import { parseArgs } from 'node:util';
import { verifyHours } from './check-hours.ts';

const USAGE = `npm run verify-hours -- <file.json> [--keys jwks.json]

  --keys   the shop's public keys, as had from its /.well-known/jwks.json; without them the key in the file is taken,
           and it is for you to compare its name with the shop's
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
});
const [path] = positionals;
if (path === undefined || values.help) {
  (values.help ? process.stdout : process.stderr).write(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  try {
    process.exitCode = await verifyHours(path, values.keys, {
      say: (text) => process.stdout.write(text),
      sayFault: (text) => process.stderr.write(text),
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
