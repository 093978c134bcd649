/** Films that are sent in pieces and cut into segments. */
import { openServerClient } from '#cli/client/client.ts';
import { openSecrets } from '#server/kernel/config/secrets.ts';
import { sendPieces } from '#cli/goods/send-pieces.ts';
import type { FaultTask } from '../task.ts';
import { brokenMedia, lostMedia, makeFilm, withMark } from './media-files.ts';

const FILM =
  '-f lavfi -i testsrc2=size=1280x720:rate=25 -f lavfi -i sine=frequency=440 -t 25 -c:v libx264 -preset ultrafast -qp 6 -g 50 -pix_fmt yuv420p -c:a aac -movflags +faststart';

export const packaging: FaultTask = {
  name: 'packaging',
  async work({ server, run, folder, acknowledged }) {
    const path = withMark(makeFilm(folder, 'film.mp4', FILM), String(run));
    const { consoleToken } = openSecrets({ dataDir: server.dataDir });
    const client = openServerClient(server.url, consoleToken);
    const sending = { client, shop: 'knowledge', path, name: 'film.mp4', pauses: [] };
    const done = await sendPieces({ ...sending, onPiece: () => undefined });
    if (done?.ok !== true) throw new Error(`A film was answered: ${JSON.stringify(done)}`);
    acknowledged.add(done.data.address);
  },
  judge: (_opened, { dataDir, acknowledged }) =>
    Promise.resolve([...brokenMedia(dataDir), ...lostMedia(dataDir, acknowledged)]),
};
