/** A row of the boundary table: a module of the repository, its layer, and what it may import. */

export interface Module {
  readonly name: string;
  /** What stands outside the storefront's layers is told apart by its row alone. */
  readonly layer: number | 'outside';
  /** Its files, by path from the root. The named groups `family` and `kind` may be used in `may`. */
  readonly files: RegExp;
  /** The same files as a glob, for lint. */
  readonly glob: string;
  /** Modules it may import from; `{family}` stands for the importer's family. */
  readonly may: readonly string[];
  /** Packages it may import; `*` is any, a trailing `/` a whole scope. Node's own modules count as `node:`. */
  readonly packages: readonly string[];
  /** Global names its code may not use. */
  readonly bans?: readonly string[];
}

/** What the server and the tools may read of the storefront: its plain half. */
export const PLAIN = ['schemas', 'definitions', 'definition registries'];

/** What everything that draws pages may read: the floors below features and views. */
export const DRAWING = ['schemas', 'platform', 'i18n', 'ui', 'pieces', 'api', 'engine', 'state'];
