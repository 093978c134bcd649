/** Where files are kept that every node reads. */

export interface OpenFile {
  /** Of all of it, however little was asked for. */
  size: number;
  stream: NodeJS.ReadableStream;
}

/** A file that is kept. */
export interface ListedFile {
  name: string;
  /** When it was last written to, unix milliseconds. */
  changedAt: number;
}

/** Files every node reads: each is written once, under a name of its own, and never changed. */
export interface FileStore {
  /** Whole and on disk when it resolves, or not there at all. Names are words, with single slashes between. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The same where there is no file of that name; false, and nothing is written, where there is one. */
  putNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** As `put`, as it comes: `name` is asked for once all is written, and nothing is kept where either throws. */
  putStream(chunks: AsyncIterable<Uint8Array>, name: () => string): Promise<void>;
  /**
   * Holds what comes as a file of this machine while `work` reads it at its path, and removes it whatever becomes of either:
   * for what is larger than memory and has to be read to and fro.
   */
  hold<Done>(chunks: AsyncIterable<Uint8Array>, work: (path: string) => Promise<Done>): Promise<Done>;
  /** Every file below a folder, in any order; what comes or goes meanwhile may be told or not. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Does nothing where there is no such file. */
  remove(name: string): Promise<void>;
  /** @param span the bytes wanted, both ends counted in; all of them where it says nothing */
  open(name: string, span?: { start: number; end: number }): Promise<OpenFile | undefined>;
}
