/** What a merchant's command is given where nothing is chosen. */
import type { Command } from '#cli/command.ts';

export const PLAIN_FLAGS: Command['flags'] = {
  force: false,
  toOtherShop: false,
  by: 'Mei',
  from: '',
  to: '',
  person: '',
  name: '',
  scope: 'decorate',
  days: '90',
  salvage: false,
  changes: '',
  strict: false,
  draft: false,
  at: undefined,
  note: '',
  reason: '',
  score: '',
  owner: '',
  host: '',
  kind: 'knowledge',
  role: 'learner',
  format: '',
  check: false,
  replace: false,
  remove: false,
  locale: 'en',
  as: '',
  stored: false,
  json: false,
  all: false,
};

/** No server is named. */
export const NO_REMOTE: Command['remote'] = { server: undefined, token: undefined, env: {} };
