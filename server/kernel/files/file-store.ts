/** The store of files that all nodes read. */

export interface OpenFile {
  /** Size of the whole file, even where only a part was asked for. */
  size: number;
  stream: NodeJS.ReadableStream;
}

/** A file that is kept. */
export interface ListedFile {
  name: string;
  /** When it was last written to, unix milliseconds. */
  changedAt: number;
}

/** Files that every node reads; each is written once under a unique name and never changes. */
export interface FileStore {
  /** Writes the file whole or not at all; no crash loses it once this resolves. Names are words joined by single slashes. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Does the same where no file has that name; else writes nothing and resolves to false. */
  putNew(name: string, bytes: Uint8Array): Promise<boolean>;
  /** Writes a stream as `put` does. `name` is called once all is written; where either throws, nothing is kept. */
  putStream(chunks: AsyncIterable<Uint8Array>, name: () => string): Promise<void>;
  /**
   * Holds what comes as a file of this machine while `work` reads it at its path, and removes it whatever becomes of either:
   * for what is larger than memory and has to be read to and fro.
   */
  hold<Done>(chunks: AsyncIterable<Uint8Array>, work: (path: string) => Promise<Done>): Promise<Done>;
  /** Lists every file below a folder, or all, in any order; files written or removed meanwhile may be missing or listed. */
  list(folder?: string): AsyncIterable<ListedFile>;
  /** Removes a file; does nothing where there is none. */
  remove(name: string): Promise<void>;
  /** @param span the bytes wanted, both ends counted in; all of them where it says nothing */
  open(name: string, span?: { start: number; end: number }): Promise<OpenFile | undefined>;
  /**
   * Lays every file of this moment below a folder of this machine, for a backup.
   * @returns brings what lies elsewhere: that may take long, and files removed until then are left out
   */
  layOut(dir: string): Promise<() => Promise<void>>;
}
