/** Which cover each course has: a family, a palette and a glyph; neighbours on a shelf never share all three. */
import type { CoverPlan } from './cover.ts';
import type { FamilyName } from './families/families.ts';
import type { GlyphName } from './glyphs/glyphs.ts';
import type { PaletteName } from './palettes.ts';

const plan = (
  name: string,
  family: FamilyName,
  palette: PaletteName,
  glyph: GlyphName,
  variant = 0,
): CoverPlan => ({
  name,
  family,
  palette,
  glyph,
  variant,
});

const KNOWLEDGE = [
  plan('build-from-zero', 'arcs', 'ember', 'blocks'),
  plan('money-lesson-one', 'waves', 'mossLight', 'house', 1),
  plan('photo-camp', 'waves', 'dusk', 'camera'),
  plan('first-three-years', 'letters', 'emberDeep', 'stairs', 1),
  plan('thesis-workshop', 'grid', 'inkLight', 'mortarboard'),
  plan('membership-year', 'paper', 'ember', 'memberCard'),
  plan('fifty-two-letters', 'letters', 'ink', 'letters'),
  plan('close-bonds', 'paper', 'plumLight', 'bonds', 1),
  plan('teardown-night', 'grid', 'emberDeep', 'screen', 1),
  plan('first-draft-night', 'arcs', 'inkLight', 'cards', 1),
  plan('money-checkup', 'contour', 'moss', 'checkup'),
  plan('who-reads-your-spec', 'grid', 'ember', 'sheets'),
  plan('three-hundred-words', 'letters', 'inkLight', 'nib', 2),
  plan('four-pockets', 'arcs', 'moss', 'pockets', 2),
  plan('no-school-morning', 'waves', 'meadow', 'schoolBag'),
  plan('put-the-day-down', 'arcs', 'plum', 'moon', 1),
  plan('three-statements', 'paper', 'mossLight', 'bowl', 2),
  plan('eighty-years-of-buttons', 'arcs', 'emberDeep', 'buttons', 1),
  plan('ask-why-less', 'paper', 'lagoon', 'bubbles'),
  plan('one-window', 'grid', 'sky', 'window', 1),
  plan('family-album', 'contour', 'sky', 'album', 1),
  plan('honest-interview', 'letters', 'ember', 'chairs', 3),
  plan('before-index-funds', 'contour', 'mossLight', 'seedling'),
  plan('field-guide-to-bias', 'letters', 'plum', 'eye', 3),
  plan('thirty-habits', 'grid', 'plumLight', 'book'),
  plan('old-town-walk', 'waves', 'slate', 'lamp', 1),
  plan('three-line-journal', 'paper', 'inkLight', 'journal', 1),
  plan('ten-talks-on-time', 'arcs', 'clay', 'hourglass', 2),
  plan('three-envelopes', 'letters', 'moss', 'letters', 1),
  plan('corner-light', 'arcs', 'dusk', 'aperture'),
  plan('name-the-feeling', 'grid', 'plumLight', 'smile', 1),
  plan('blog-era-writing', 'contour', 'ink', 'typewriter'),
];

const TRAINING = [
  plan('first-thirty-days', 'arcs', 'ice', 'door', 1),
  plan('how-we-work', 'grid', 'steel', 'links'),
  plan('product-line-tour', 'waves', 'ice', 'boxes'),
  plan('code-of-conduct', 'contour', 'steel', 'shield'),
  plan('data-privacy', 'paper', 'ice', 'lock', 1),
  plan('conduct-exam', 'letters', 'steel', 'exam', 2),
  plan('safe-site', 'grid', 'slate', 'helmet', 1),
  plan('sales-camp', 'arcs', 'steel', 'target'),
  plan('negotiation', 'waves', 'slate', 'scales', 1),
  plan('first-call', 'letters', 'ice', 'phone', 1),
  plan('first-time-manager', 'paper', 'steel', 'team'),
  plan('quarter-open-day', 'contour', 'ice', 'mic', 1),
];

const CORNERS = [
  plan('lean-shift', 'grid', 'moss', 'gear'),
  plan('five-whys', 'contour', 'mossLight', 'roots', 1),
  plan('team-lead-letters', 'letters', 'clay', 'letters', 3),
  plan('reading-a-gauge', 'arcs', 'slate', 'gauge'),
  plan('first-smile', 'paper', 'lagoon', 'smile', 1),
  plan('calm-reply', 'waves', 'lagoon', 'headset'),
  plan('shelf-notes', 'grid', 'meadow', 'shelf', 1),
  plan('store-lead-course', 'arcs', 'meadow', 'storefront', 2),
  plan('open-a-shop', 'letters', 'plumLight', 'storefront'),
  plan('read-your-numbers', 'grid', 'plum', 'dashboard', 1),
  plan('community-rhythm', 'contour', 'plum', 'orbit'),
  plan('merchant-evening', 'waves', 'plum', 'mic'),
  plan('breath-first', 'arcs', 'steel', 'breath', 1),
  plan('read-a-poem', 'paper', 'sky', 'leaf'),
  plan('three-minute-talk', 'letters', 'sky', 'timer', 1),
  plan('storytime', 'arcs', 'lagoon', 'storytime', 2),
  plan('wet-on-wet', 'contour', 'lagoon', 'drop', 1),
  plan('harbour-sketch', 'waves', 'sky', 'boat', 1),
  plan('draw-your-cup', 'arcs', 'plumLight', 'cup'),
  plan('night-window', 'grid', 'dusk', 'nightWindows', 1),
  plan('slow-reading', 'letters', 'clay', 'book', 1),
  plan('margin-notes', 'grid', 'clay', 'margin'),
  plan('read-aloud-night', 'paper', 'dusk', 'candle'),
  plan('index-cards', 'arcs', 'slate', 'cardBox', 1),
];

/** Pictures of the homes themselves, so that none shows a course's cover twice. */
const HOMES = [
  plan('floor-safety', 'paper', 'moss', 'helmet', 1),
  plan('floor-quality', 'grid', 'mossLight', 'checkup', 1),
  plan('floor-people', 'arcs', 'clay', 'team'),
  plan('open-door', 'arcs', 'meadow', 'door'),
  plan('half-a-beat', 'contour', 'lagoon', 'hourglass'),
  plan('in-the-margin', 'waves', 'clay', 'nib'),
];

export const COVERS: readonly CoverPlan[] = [...KNOWLEDGE, ...TRAINING, ...CORNERS, ...HOMES];
