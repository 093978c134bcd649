/** Rows kept in this browser beyond its tab, by a key of letters, as a port that never throws: IndexedDB, or memory in its place. */
export interface StoredRow {
  readonly key: string;
  readonly value: unknown;
}

export interface RowStorage {
  /** Every row whose key begins so, in the order of the keys; none where nothing can be read. */
  list(prefix: string): Promise<readonly StoredRow[]>;
  /** Writes all of them or none; false where they could not be kept. The writing is asked for before this returns. */
  put(rows: readonly StoredRow[]): Promise<boolean>;
  remove(keys: readonly string[]): Promise<boolean>;
}

const STORE = 'rows';
/** Behind every letter a key may hold. */
const LAST = '\uffff';

function openDatabase(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = window.indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
      request.addEventListener('success', () => resolve(request.result));
      for (const fault of ['error', 'blocked']) request.addEventListener(fault, () => resolve(undefined));
    } catch {
      resolve(undefined);
    }
  });
}

/** One transaction; true once the disk has it. */
function transact(
  database: IDBDatabase | undefined,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const transaction = database?.transaction(STORE, mode);
      if (transaction === undefined) return resolve(false);
      transaction.addEventListener('complete', () => resolve(true));
      for (const fault of ['abort', 'error']) transaction.addEventListener(fault, () => resolve(false));
      work(transaction.objectStore(STORE));
      // By itself it would wait for a turn of the page, which a page that is leaving does not get.
      if (mode === 'readwrite') transaction.commit();
      return undefined;
    } catch {
      return resolve(false);
    }
  });
}

/** A database of this name; opened with the first use, and again after the browser closed it. */
export function databaseRows(name: string): RowStorage {
  let connection: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const forget = () => {
    connection = undefined;
    opening = undefined;
  };
  const bring = async () => {
    const database = await (opening ??= openDatabase(name));
    if (database === undefined) forget();
    connection = database;
    database?.addEventListener('close', forget);
    database?.addEventListener('versionchange', () => {
      database.close();
      forget();
    });
    return database;
  };
  // Where it is open already the transaction begins at once: a page that is leaving gets no second turn.
  const run = async (mode: IDBTransactionMode, work: (store: IDBObjectStore) => void) =>
    transact(connection ?? (await bring()), mode, work);
  return {
    list: async (prefix) => {
      const rows: StoredRow[] = [];
      const isRead = await run('readonly', (store) => {
        const request = store.openCursor(IDBKeyRange.bound(prefix, `${prefix}${LAST}`));
        request.addEventListener('success', () => {
          const cursor = request.result;
          if (cursor === null) return;
          const value: unknown = cursor.value;
          if (typeof cursor.key === 'string') rows.push({ key: cursor.key, value });
          cursor.continue();
        });
      });
      return isRead ? rows : [];
    },
    put: (rows) =>
      run('readwrite', (store) => {
        for (const { key, value } of rows) store.put(value, key);
      }),
    remove: (keys) =>
      run('readwrite', (store) => {
        for (const key of keys) store.delete(key);
      }),
  };
}

/** For tests, and where nothing may be kept: gone with the page. */
export function memoryRows(): RowStorage {
  const values = new Map<string, unknown>();
  return {
    list: (prefix) =>
      Promise.resolve(
        [...values]
          .filter(([key]) => key.startsWith(prefix))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, value]) => ({ key, value })),
      ),
    put: (rows) => {
      for (const { key, value } of rows) values.set(key, structuredClone(value));
      return Promise.resolve(true);
    },
    remove: (keys) => {
      for (const key of keys) values.delete(key);
      return Promise.resolve(true);
    },
  };
}
