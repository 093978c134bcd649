/** What the transcript reads of a cue, as a browser draws it (ADR-467). */
import { expect, it } from 'vitest';
import { textOfCue } from './player-tracks.ts';

function buildDrawnElement(html: string): HTMLElement {
  const place = document.createElement('div');
  // As getCueAsHTML draws a cue: entities decoded, a voice as a span with its name.
  place.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  return place;
}

it.each([
  ['entities', '&gt;&gt; Good morning, R&amp;D team', '>> Good morning, R&D team'],
  ['a hard blank', 'Is 3 &lt; 5?&nbsp;Yes.', 'Is 3 < 5? Yes.'],
  ['tags', '<i>Good</i> <b>morning</b>', 'Good morning'],
  ['the name of who speaks', '<span title="Ms Lin">Is 3 &lt; 5?</span>', 'Ms Lin: Is 3 < 5?'],
  ['the names of two', '<span title="Ann">Yes</span> <span title="Bo">No</span>', 'Ann, Bo: Yes No'],
  ['a voice without a name', '<span title="">Yes</span>', 'Yes'],
  ['nothing', '&nbsp;', ''],
])('ADR-467: %s', (_what, html, text) => {
  expect(textOfCue(buildDrawnElement(html))).toBe(text);
});
