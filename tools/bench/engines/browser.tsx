/** The browser's half of the engine measurement: mounts, hydrates and changes the page, and tells how long it took. */
import { useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { engine } from 'bench:engine';
import { benchPage, changedId, withProps } from '../page/nodes.ts';

const CHANGES = 40;
const WARM_MOUNTS = 15;
const holder = document.querySelector('#root') ?? document.body;
const page = benchPage();
const target = changedId(page);
const input = engine.prepare(page);
const changedInputs = Array.from({ length: CHANGES }, (_, index) =>
  engine.prepare(withProps(page, target, { fen: 100_000 + index * 100 })),
);
let root: Root | undefined;

/** Layout is part of what a visitor waits for. */
const settle = () => document.body.getBoundingClientRect().height;

function AfterCommit({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useLayoutEffect(then, [then]);
  return children;
}

function mount(): number {
  const start = performance.now();
  root = createRoot(holder);
  flushSync(() => root?.render(engine.draw(input)));
  settle();
  return performance.now() - start;
}

function unmount(): void {
  flushSync(() => root?.unmount());
  root = undefined;
}

/** Changes one price and waits until the page shows it. */
async function change(index: number): Promise<number> {
  const label = `¥${((100_000 + index * 100) / 100).toFixed(2)}`;
  const start = performance.now();
  flushSync(() => root?.render(engine.draw(changedInputs[index])));
  const price = () => document.querySelector(`[data-node="${target}"] b`)?.textContent;
  for (let turn = 0; price() !== label; turn += 1) {
    if (turn > 1_000) throw new Error(`the change to ${label} never showed`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  settle();
  return performance.now() - start;
}

function hydrate(): Promise<number> {
  const complaints: string[] = [];
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const finish = () =>
      complaints.length === 0 ? resolve(performance.now() - start) : reject(new Error(complaints.join('; ')));
    root = hydrateRoot(holder, <AfterCommit then={finish}>{engine.draw(input)}</AfterCommit>, {
      onRecoverableError: (error) => complaints.push(String(error)),
    });
  });
}

const middle = (values: number[]) =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Warm mounts, then changes, each as its median; the first changes only warm the engine. */
async function measure(): Promise<{ mount: number; change: number }> {
  const mounts: number[] = [];
  for (let turn = 0; turn < WARM_MOUNTS; turn += 1) {
    mounts.push(mount());
    unmount();
  }
  mount();
  const changes: number[] = [];
  for (let turn = 0; turn < CHANGES; turn += 1) changes.push(await change(turn));
  return { mount: middle(mounts), change: middle(changes.slice(CHANGES / 4)) };
}

/** First paint, as the browser tells it. */
function paint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}

Object.assign(globalThis, { bench: { measure, paint, hydrate } });
if (location.search === '?auto') mount();
