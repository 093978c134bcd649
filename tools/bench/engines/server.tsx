/** The server's half: renders the page to a string, as often as asked, and tells the median of the last half. */
import { renderToString } from 'react-dom/server';
import { engine } from 'bench:engine';
import { benchPage } from '../page/nodes.ts';

const input = engine.prepare(benchPage());

export const html = (): string => renderToString(engine.draw(input));

export function timeRender(times: number): number[] {
  return Array.from({ length: times }, () => {
    const start = performance.now();
    html();
    return performance.now() - start;
  });
}
