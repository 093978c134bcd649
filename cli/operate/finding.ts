/** What `npm run shop -- doctor` finds: one line each, with how to mend what is not well. */
export interface Finding {
  about: string;
  state: 'ok' | 'warn' | 'fail';
  says: string;
  /** Absent where nothing is to be done. */
  mend?: string;
}

export const ok = (about: string, says: string): Finding => ({ about, state: 'ok', says });
export const warn = (about: string, says: string, mend: string): Finding => ({
  about,
  state: 'warn',
  says,
  mend,
});
export const fail = (about: string, says: string, mend: string): Finding => ({
  about,
  state: 'fail',
  says,
  mend,
});

export function lineOf({ about, state, says, mend }: Finding): string {
  return `${state.padEnd(4)}  ${about.padEnd(9)}  ${says}${mend === undefined ? '' : ` To mend: ${mend}`}\n`;
}
