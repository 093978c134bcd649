/** The file of the data directory that says when the last backup was made, for `npm run shop -- doctor`. */
export const BACKUP_NOTE = 'backup.json';
