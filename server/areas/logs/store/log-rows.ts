/** Reports of browsers, as their store keeps them. */

export interface FrontLogRow {
  appId: string;
  level: 'info' | 'warn' | 'error';
  kind: 'js' | 'api' | 'config' | 'chunk' | 'perf' | 'csp';
  message: string;
  detail: Readonly<Record<string, unknown>>;
}
