/** Where files are kept that every node reads. */

export interface OpenFile {
  size: number;
  stream: NodeJS.ReadableStream;
}

/** Files every node reads: each is written once, under a name made of its content, and never changed. */
export interface FileStore {
  /** Whole and on disk when it resolves, or not there at all. Names are words, with single slashes between. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  open(name: string): Promise<OpenFile | undefined>;
}
