/** The commands of whoever runs the installation, by name. */
import { doctor } from './doctor.ts';
import { backup, migrateToPostgresCommand, restore } from './backup.ts';

/** Those that are told a file or an address. */
export const OPERATE_NAMED = ['backup', 'restore', 'migrate-to-postgres'] as const;

export const OPERATE = {
  backup,
  restore,
  doctor,
  'migrate-to-postgres': migrateToPostgresCommand,
} as const;
