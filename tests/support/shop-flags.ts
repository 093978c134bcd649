/** What a merchant's command is given where nothing is chosen. */
import type { Command } from '../../tools/shop/command.ts';

export const PLAIN_FLAGS: Command['flags'] = {
  force: false,
  salvage: false,
  strict: false,
  draft: false,
  at: undefined,
  note: '',
  locale: 'en',
  as: '',
  stored: false,
  all: false,
};
