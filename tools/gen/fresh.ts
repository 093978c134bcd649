/** Loaded before a command that reads the registries: a folder that was deleted does not keep it from starting. */
import { freshRegistries } from './fresh-registries.ts';

await freshRegistries((line) => process.stderr.write(line));
