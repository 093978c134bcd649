/** What a renderer asks of the server: this endpoint, this input, now or later, for the shop or for the learner. */
import type { AnyEndpoint, DataOf, InputOf } from '../api/define-endpoint.ts';
import type { Locale } from '../locale.ts';
import type { Capabilities } from '../shop/capabilities.ts';

export interface DataRequest<E extends AnyEndpoint = AnyEndpoint> {
  readonly endpoint: E;
  readonly input: InputOf<E>;
  /** critical: in the HTML before it is sent. deferred: fetched by the browser after hydration. */
  readonly priority: 'critical' | 'deferred';
}

/** Requests of an endpoint that answers per learner are always deferred and never enter cached HTML. */
export function request<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: { priority?: 'critical' | 'deferred' } = {},
): DataRequest<E> {
  const priority = endpoint.perLearner ? 'deferred' : (options.priority ?? 'critical');
  return { endpoint, input, priority };
}

export type DataPlan = Readonly<Record<string, DataRequest>>;

/** What a view receives: each request's data under the request's name; one made only sometimes may be absent. */
export type PlanData<Plan> = {
  [Key in keyof Plan]: NonNullable<Plan[Key]> extends DataRequest<infer E> ? DataOf<E> : never;
};

export interface DataContext {
  shopId: string;
  locale: Locale;
  capabilities: Capabilities;
  /** Path parameters and query of the route that shows the document. */
  params: Readonly<Record<string, string>>;
}
