/** Sends a table as a file to be saved; what it lists is of people, so nobody keeps it on the way. */
import type { FastifyReply } from 'fastify';

/** @param name of the file, without its ending: letters, digits, `-` and `_` */
export const sendCsv = (reply: FastifyReply, name: string, text: string): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .type('text/csv; charset=utf-8')
    .send(text);
