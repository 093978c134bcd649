/** What can happen to orders, as steps that are drawn at random; order-sequences.ts plays them. */
import fc from 'fast-check';

export const BUYERS = ['u_ann', 'u_ben', 'u_cho'];
const who = fc.nat(BUYERS.length - 1);
/** Which of what there is, the newest first, counted around: mostly the newest. */
const which = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(5) });
const through = fc.constantFrom('company', 'other');

const order = fc.record({ does: fc.constant('order' as const), who, coupon: fc.boolean() });
const begin = fc.record({ does: fc.constant('begin' as const), which, through });
const pays = fc.record({ does: fc.constant('payer pays' as const), which });
const fails = fc.record({ does: fc.constant('payer fails' as const), which });
/** What was true once is told whenever the company likes. */
const tells = fc.record({ does: fc.constant('company tells' as const), which, what: fc.nat(3) });
const cancel = fc.record({ does: fc.constant('cancel' as const), which });
const passes = fc.record({
  does: fc.constant('time passes' as const),
  minutes: fc.constantFrom(1, 6, 16, 70, 4400),
});
const refund = fc.record({
  does: fc.constant('refund' as const),
  which,
  approved: fc.boolean(),
  granted: fc.boolean(),
});
const refundTold = fc.record({ does: fc.constant('refund is told' as const), which });
const away = fc.record({
  does: fc.constant('company is away' as const),
  calls: fc.integer({ min: 1, max: 6 }),
});
/** The step that writes so many writes from now never happens, nor do those behind it. */
const crash = fc.record({ does: fc.constant('crash' as const), after: fc.integer({ min: 0, max: 6 }) });

const transfer = fc.record({ does: fc.constant('transfer' as const), which });
const confirms = fc.record({ does: fc.constant('merchant confirms' as const), which });
const extend = fc.record({
  does: fc.constant('merchant extends' as const),
  which,
  hours: fc.constantFrom(1, 48),
});

const anything = fc.oneof(
  order,
  begin,
  pays,
  fails,
  tells,
  cancel,
  passes,
  refund,
  refundTold,
  away,
  crash,
  transfer,
  confirms,
  extend,
);
export type Action = typeof anything extends fc.Arbitrary<infer One> ? One : never;

/** Steps that belong together, so that the corners are met often; anything may come between. */
const scene: fc.Arbitrary<Action[]> = fc.oneof(
  fc.tuple(anything),
  fc.tuple(order, begin, pays, tells, tells),
  fc.tuple(order, begin, away, cancel, pays),
  fc.tuple(order, begin, crash, pays, tells),
  fc.tuple(order, begin, begin, pays, pays, tells),
  fc.tuple(order, begin, pays, tells, refund, refundTold),
  fc.tuple(order, order, passes),
  fc.tuple(order, transfer, passes, confirms),
  fc.tuple(order, transfer, extend, passes, confirms, refund),
  fc.tuple(order, transfer, begin, pays, tells, confirms),
);

/** A play of so many scenes. */
export const sequenceArbitrary = fc
  .array(scene, { minLength: 2, maxLength: 7 })
  .map((scenes) => scenes.flat());
