/** `diff <shop> [dir]`: what a push would change, place by place. */
import type { Command } from './command.ts';
import { tellFaults } from './hand-in.ts';
import { readDrafts, reportEncodings } from './read-files.ts';
import { readFolder } from './files.ts';
import { diffJson } from './json-diff.ts';
import { placeLiveImages } from './local-images.ts';
import { plural } from './report.ts';
import { fileOf } from '#server/areas/pages/store/document-folder.ts';
import { readLive } from './read-documents.ts';

export async function diff(command: Command): Promise<number> {
  const { say, shop, dir } = command;
  const files = readFolder(dir);
  reportEncodings(command, files);
  const { drafts, faults, sources } = readDrafts(files);
  if (faults.length > 0) return tellFaults(command, faults, 'These files cannot be compared.', sources);
  const shopPages = await readLive(await command.connect(), shop);
  const live = new Map(shopPages.documents.map((document) => [fileOf(document), document]));
  let changeCount = 0;
  const bodies = shopPages.documents.map(({ body }) => body);
  for (const draft of placeLiveImages(drafts, dir, bodies)) {
    const file = fileOf(draft);
    const current = live.get(file);
    const changes = current === undefined ? undefined : diffJson(current.body, draft.body);
    live.delete(file);
    if (changes?.length === 0) continue;
    changeCount += 1;
    say(`${file}${changes === undefined ? '  (new: nothing is live under this name)' : ''}\n`);
    for (const { sign, pointer, text } of changes ?? []) say(`  ${sign} ${pointer || '/'}  ${text}\n`);
  }
  for (const file of live.keys()) say(`${file}  (live, and no file here; a push leaves it as it is)\n`);
  say(`${plural(changeCount, 'document')} of ${plural(drafts.length, 'file')} would change.\n`);
  return 0;
}
