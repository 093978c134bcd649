/** Gives a text to the browser as a file to be saved. */

/** How long a browser may take to begin reading it. */
const READ_MS = 60_000;

export function saveFile(name: string, type: 'text/csv' | 'application/json', text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
