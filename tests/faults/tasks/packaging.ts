/** Films that are sent in pieces and cut into segments. */
import { sendPieces } from '#cli/goods/send-pieces.ts';
import type { FaultTask } from '../task.ts';
import { brokenMedia, lostMedia, makeFilm, withMark } from './media-files.ts';

const FILM =
  '-f lavfi -i testsrc2=size=1280x720:rate=25 -f lavfi -i sine=frequency=440 -t 25 -c:v libx264 -preset ultrafast -qp 6 -g 50 -pix_fmt yuv420p -c:a aac -movflags +faststart';

export const packaging: FaultTask = {
  name: 'packaging',
  async work({ server, run, folder, acknowledged }) {
    const path = withMark(makeFilm(folder, 'film.mp4', FILM), String(run));
    const sending = { call: server.call, shop: 'knowledge', path, name: 'film.mp4', pauses: [] };
    const answer = await sendPieces({ ...sending, onPiece: () => undefined });
    const address: unknown = Reflect.get(Object(answer.data), 'address');
    if (answer.code !== 0 || typeof address !== 'string')
      throw new Error(`A film was answered: ${JSON.stringify(answer)}`);
    acknowledged.add(address);
  },
  judge: (_opened, { dataDir, acknowledged }) =>
    Promise.resolve([...brokenMedia(dataDir), ...lostMedia(dataDir, acknowledged)]),
};
