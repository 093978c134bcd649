/** Where reports of browsers are kept. */

export interface FrontLogRow {
  appId: string;
  level: 'info' | 'warn' | 'error';
  kind: 'js' | 'api' | 'config' | 'chunk' | 'perf' | 'csp';
  message: string;
  detail: Readonly<Record<string, unknown>>;
}

export interface LogStore {
  add(rows: readonly FrontLogRow[]): Promise<void>;
  recent(appId: string, limit: number): Promise<(FrontLogRow & { at: number })[]>;
}
