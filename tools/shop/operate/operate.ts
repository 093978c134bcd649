/** The commands of whoever runs the installation, by name. */
import { backup, migrateToPostgresCommand, restore } from './backup.ts';

export const OPERATE = {
  backup,
  restore,
  'migrate-to-postgres': migrateToPostgresCommand,
} as const;
