/** Gives a text or bytes to the browser as a file to be saved. */

/** How long a browser may take to begin reading it. */
const READ_MS = 60_000;

export function saveFile(name: string, type: string, content: BlobPart): void {
  const charset = typeof content === 'string' ? ';charset=utf-8' : '';
  const url = URL.createObjectURL(new Blob([content], { type: `${type}${charset}` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
