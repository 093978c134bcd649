/**
 * Registers the console's addresses: who calls, which shop is named and what was sent are settled before an address answers,
 * and nobody writes in another's name (decision 318).
 */
import type { Static, TSchema } from 'typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeAjv } from '#schemas/ajv.ts';
import type { ShopContext } from '#server/areas/shop/area.ts';
import type { RouteOptions } from '#server/kernel/http/calls.ts';
import { sendFailure } from '#server/kernel/http/envelope.ts';
import { textField } from '#server/kernel/text-field.ts';
import { guardOf, findNamedShop, withAuthor, type CallerScope } from './access.ts';

interface ConsoleRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  shop: ShopContext;
}
type ConsoleReply = FastifyReply | Promise<FastifyReply>;

/** What was sent, as it is used; undefined where it is not what the address takes. */
export type ReadBody<Body> = (sent: unknown) => Body | undefined;

const ajv = makeAjv('input');

/** Reads a body by its schema. */
export function bodyOf<Schema extends TSchema>(schema: Schema): ReadBody<Static<Schema>> {
  const isFit = ajv.compile<Static<Schema>>(schema);
  return (sent) => (isFit(sent) ? sent : undefined);
}

/** @param who whose token opens these addresses: the installation's alone, or a person's made for this too. */
export function consoleRouter(app: FastifyInstance, options: RouteOptions, who: CallerScope) {
  const guarded = guardOf(options, who);

  async function ofShop(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    answer: (asked: ConsoleRequest) => ConsoleReply,
  ): Promise<FastifyReply> {
    const shop = await findNamedShop(request, options, name);
    return shop === undefined ? sendFailure(request, reply, 'not-found') : answer({ request, reply, shop });
  }

  const reads =
    (method: 'GET' | 'DELETE') => (url: string, answer: (asked: ConsoleRequest) => ConsoleReply) => {
      app.route({
        method,
        url,
        ...guarded,
        handler: (request, reply) => ofShop(request, reply, textField(request.query, 'shop'), answer),
      });
    };

  const takes =
    (method: 'POST' | 'PUT', shopIn: 'body' | 'query') =>
    <Body>(
      url: string,
      read: ReadBody<Body>,
      answer: (asked: ConsoleRequest, body: Body) => ConsoleReply,
    ) => {
      app.route({
        method,
        url,
        ...guarded,
        handler: (request, reply) => {
          const body = read(request.body);
          if (body === undefined) return sendFailure(request, reply, 'bad-parameters');
          const name = textField(shopIn === 'body' ? body : request.query, 'shop');
          return ofShop(request, reply, name, (asked) => answer(asked, withAuthor(request, body)));
        },
      });
    };

  return {
    /** The query names the shop. */
    get: reads('GET'),
    delete: reads('DELETE'),
    put: takes('PUT', 'query'),
    /** The body names the shop. */
    post: takes('POST', 'body'),
  };
}
