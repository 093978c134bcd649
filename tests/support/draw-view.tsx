/** Draws one view as the engine would, with a fake world: what it intends is recorded, who looks can be changed. */
import { render, type RenderResult } from '@testing-library/react';
import { createElement } from 'react';
import type { AnyViewProps, View } from '#engine/define-view.ts';
import type { Engine, Viewer } from '#engine/engine.ts';
import { makeEvents } from '#engine/events.ts';
import type { IntentName } from '#engine/intents.ts';
import { EngineProvider } from '#engine/provider.tsx';
import { settable, type Settable } from '#engine/store.ts';
import type { Locale } from '#schemas/locale.ts';
import { localize } from '#schemas/page/text.ts';
import { capabilities } from '#schemas/shop/capabilities.ts';
import { readShop } from '#schemas/shop/shop-info.ts';
import { buildBoot } from './build-boot.ts';

interface DrawOptions {
  props: object;
  data?: Record<string, unknown>;
  locale?: Locale;
  boot?: Parameters<typeof buildBoot>[0];
  viewer?: Viewer;
  path?: string;
  build?: string;
  /** Answers every action. */
  act?: AnyViewProps['act'];
  /** Answers what features ask; nothing asks while it is absent. */
  call?: Engine['call'];
  /** The server's clock, in milliseconds; the beginning of time while it is absent. */
  now?: Engine['now'];
}

export interface DrawnView extends RenderResult {
  readonly intents: { name: IntentName; payload: unknown }[];
  readonly viewer: Settable<Viewer>;
}

function engineOf(options: DrawOptions, viewer: Settable<Viewer>): Engine {
  const boot = buildBoot(options.boot);
  const never = () => {
    throw new Error('a view asked for what only the engine uses');
  };
  const locale = options.locale ?? 'cn';
  const can = capabilities(readShop(boot.info));
  return {
    mode: 'live',
    ...(options.build === undefined ? {} : { build: options.build }),
    locale,
    can,
    boot,
    viewer,
    path: settable(options.path ?? '/'),
    views: { peek: () => undefined, load: never },
    drawNodes: never,
    call: options.call ?? never,
    intend: never,
    events: makeEvents(),
    now: options.now ?? (() => 0),
    report: never,
    dataContext: { shopId: boot.info.app_id, locale, capabilities: can, params: {} },
    hydrate: () => undefined,
    recover: never,
    onReady: never,
  };
}

export function drawView(view: View, options: DrawOptions): DrawnView {
  const intents: DrawnView['intents'] = [];
  const viewer = settable<Viewer>(options.viewer ?? { status: 'unknown' });
  const engine = engineOf(options, viewer);
  const { kind } = view.definition;
  const props: AnyViewProps = {
    root: { 'data-node': `test-${kind}`, 'data-kind': kind },
    id: `test-${kind}`,
    props: { ...localize(options.props, engine.locale) },
    data: options.data ?? {},
    slots: {},
    t: view.translate(engine.locale),
    locale: engine.locale,
    can: engine.can,
    intend: (name, payload) => {
      intents.push({ name, payload });
    },
    act: options.act ?? (() => Promise.reject(new Error('no action was expected'))),
  };
  // Called as a component of its own, so that its hooks have a place.
  const Component = (givenProps: AnyViewProps) => view.Component(givenProps);
  const drawnView = render(
    <EngineProvider engine={engine}>{createElement(Component, props)}</EngineProvider>,
  );
  return Object.assign(drawnView, { intents, viewer });
}
