/** When a placed node is drawn: a small closed language, never an expression in a string (D35). */
import { Type, type Static } from 'typebox';
import type { Locale } from '../locale.ts';
import { CAPABILITY_NAMES, type Capabilities } from '../shop/capabilities.ts';
import { ChoiceSchema } from './fragments.ts';

export const WhenSchema = Type.Object(
  {
    login: Type.Optional(Type.Union([Type.Literal('in'), Type.Literal('out')])),
    svip: Type.Optional(Type.Boolean()),
    /** Drawn for learners who own at least one of these goods. */
    bought: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 50 })),
    /** Unix seconds: from (inclusive) and to (exclusive), by the server's clock. */
    from: Type.Optional(Type.Integer({ minimum: 0 })),
    to: Type.Optional(Type.Integer({ minimum: 0 })),
    locale: Type.Optional(Type.Union([Type.Literal('cn'), Type.Literal('en')])),
    /** Drawn when the shop's capability of this name is on. */
    can: Type.Optional(ChoiceSchema(CAPABILITY_NAMES)),
  },
  { additionalProperties: false },
);
export type When = Static<typeof WhenSchema>;

export interface WhenFacts {
  locale: Locale;
  capabilities: Capabilities;
  /** Unix seconds by the server's clock. */
  now: number;
  /** Undefined while nobody knows who looks: cached HTML and the first paint. */
  viewer?: { loggedIn: boolean; svip: boolean; bought: readonly string[] };
}

export type Verdict = 'draw' | 'skip' | 'ask-viewer';

/** Decides a node's condition; `ask-viewer` means it depends on the person and nobody has said who that is. */
export function decide(when: When | undefined, facts: WhenFacts): Verdict {
  if (when === undefined) return 'draw';
  if (when.locale !== undefined && when.locale !== facts.locale) return 'skip';
  if (when.from !== undefined && facts.now < when.from) return 'skip';
  if (when.to !== undefined && facts.now >= when.to) return 'skip';
  if (when.can !== undefined && !facts.capabilities[when.can]) return 'skip';
  const personal = when.login !== undefined || when.svip !== undefined || when.bought !== undefined;
  if (!personal) return 'draw';
  const { viewer } = facts;
  if (viewer === undefined) return 'ask-viewer';
  if (when.login !== undefined && (when.login === 'in') !== viewer.loggedIn) return 'skip';
  if (when.svip !== undefined && when.svip !== viewer.svip) return 'skip';
  if (when.bought !== undefined && !when.bought.some((id) => viewer.bought.includes(id))) return 'skip';
  return 'draw';
}
