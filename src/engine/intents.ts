/** Typed intents: what a view wants to happen; who makes it happen is none of its business. */

/** Every intent with its payload: a feature adds those it answers, in its manifest. */
export interface Intents {}
export type IntentName = keyof Intents;
export type Intend = <Name extends IntentName>(name: Name, payload: Intents[Name]) => void;

/** What answers each of some intents. */
export type IntentHandlers<Name extends IntentName = IntentName> = {
  readonly [Key in Name]: (payload: Intents[Key]) => void;
};
