/** What an area's own routes and the pages may do with the registered calls. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { Deps } from '../area.ts';
import type { AppConfig } from '../config/app-config.ts';
import type { HandlerContext, Outcome, RequestContext } from './define-handler.ts';
import type { CallRegistry, RegisteredCall } from './registry.ts';

/** Whom and what the calls of one page are made for; they are anonymous unless a person is given (D114). */
export type ShopFrame = Pick<HandlerContext, 'deps' | 'locale' | 'request' | 'shop'> &
  Partial<RequestContext> & {
    /** The address whose calls these count as, where they are limited; absent where the answers are for everybody. */
    countedAs?: string;
  };

export interface Calls extends CallRegistry {
  /** Runs a call with what was read of its input, as the browser of this request. */
  runFor(
    request: FastifyRequest,
    reply: FastifyReply,
    call: RegisteredCall,
    frame: Pick<HandlerContext, 'input' | 'shop'>,
  ): Promise<Outcome>;
  /** Makes calls inside this process. */
  callerFor(frame: ShopFrame): Caller;
}

export interface RouteOptions {
  config: AppConfig;
  deps: Deps;
  calls: Calls;
}
