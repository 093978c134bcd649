/**
 * The process shared pictures are drawn in: it is sent words, a colour and drawings of this installation, and answers
 * one PNG. Plain JavaScript, importing packages alone, so that Node, tsx, vitest and the built server start the same file.
 */
import os from 'node:os';
import sharp from 'sharp';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 72;
const INK = '#1a1d24';
const SOFT_INK = '#565c68';
/** Wider drawings lie above the words, others beside them. */
const WIDE = 1.5;
const ABOVE = 340;
const BESIDE = 500;
const LOGO = 60;
const LOGO_WIDTH = 320;
const GAP = 28;
const PIXELS = 40_000_000;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Svg', 'Heif', 'Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);
try {
  os.setPriority(10);
} catch {
  // A system that will not let it stand behind runs it beside.
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Draws words, wrapped in `width`. */
function words(text, { size, weight = 'normal', ink = INK, width, locale }) {
  const lang = locale === 'cn' ? 'zh-cn' : 'en';
  const markup = `<span foreground="${ink}" weight="${weight}" lang="${lang}">${escape(text)}</span>`;
  const font = `sans-serif ${size}`;
  return sharp({
    text: {
      text: markup,
      font,
      rgba: true,
      dpi: 72,
      spacing: Math.round(size / 4),
      width,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** A letter of each script in the text; of Chinese one that is never mistaken for a box. */
function samplesOf(text) {
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const others = letters.find((letter) => !/[\p{Script=Han}\p{Script=Latin}]/u.test(letter));
  return [
    ...(/\p{Script=Han}/u.test(text) ? ['永'] : []),
    ...(/\p{Script=Latin}/u.test(text) ? ['R'] : []),
    ...(others === undefined ? [] : [others]),
  ];
}

/** What no font of this machine has is drawn as a box: ink along its whole first and last row. */
async function isBox(letter) {
  const { data, info } = await sharp({ text: { text: letter, font: 'sans-serif 40', rgba: true, dpi: 72 } })
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inkOf = (row) =>
    data.subarray(row * info.width, (row + 1) * info.width).reduce((sum, one) => sum + one, 0) /
    info.width /
    255;
  return inkOf(0) > 0.85 && inkOf(info.height - 1) > 0.85;
}

async function canWrite(text) {
  for (const letter of samplesOf(text)) if (await isBox(letter)) return false;
  return true;
}

/** The largest size in which the words fit; in the smallest they end with an ellipsis. */
async function fit(text, { sizes, height, ...look }) {
  for (const size of sizes) {
    const image = await words(text, { ...look, size });
    if (image.info.height <= height) return image;
  }
  const letters = [...text];
  for (let length = Math.floor(letters.length * 0.9); length > 1; length = Math.floor(length * 0.9)) {
    const image = await words(`${letters.slice(0, length).join('').trimEnd()}…`, {
      ...look,
      size: sizes.at(-1),
    });
    if (image.info.height <= height) return image;
  }
  return words('…', { ...look, size: sizes.at(-1) });
}

const shape = (svg, width = WIDTH, height = HEIGHT) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`);

const openImage = (bytes) => sharp(bytes, { limitInputPixels: PIXELS });

/** A drawing that cannot be read is left out. */
async function covering(bytes, width, height) {
  if (bytes === undefined) return undefined;
  return openImage(bytes)
    .resize({ width, height, fit: 'cover' })
    .png()
    .toBuffer()
    .catch(() => undefined);
}

/** Scaled to `height`, and no wider than `width`. */
async function logoOf(bytes, width, height) {
  if (bytes === undefined) return undefined;
  return openImage(bytes)
    .resize({ width, height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
}

async function isWide(bytes) {
  const { width, height } = await openImage(bytes)
    .metadata()
    .catch(() => ({ width: 1, height: 1 }));
  return width / height >= WIDE;
}

/** Where the words stand, and what lies under them. */
async function groundOf({ art, colour }) {
  const bar = {
    input: shape(`<rect width="${WIDTH}" height="12" fill="${colour}"/>`, WIDTH, 12),
    left: 0,
    top: HEIGHT - 12,
  };
  const wide = art !== undefined && (await isWide(art));
  const [width, height] = wide ? [WIDTH, ABOVE] : [BESIDE, HEIGHT];
  const cover = await covering(art, width, height);
  if (cover === undefined) {
    const circles = `<circle cx="1120" cy="90" r="260" fill="${colour}" opacity=".10"/><circle cx="1010" cy="560" r="168" fill="${colour}" opacity=".16"/><rect width="12" height="630" fill="${colour}"/>`;
    return {
      layers: [{ input: shape(circles), left: 0, top: 0 }],
      left: EDGE + 12,
      top: EDGE,
      width: 820,
      height: 486,
    };
  }
  if (!wide)
    return {
      layers: [{ input: cover, left: WIDTH - BESIDE, top: 0 }, bar],
      left: EDGE,
      top: EDGE,
      width: WIDTH - BESIDE - EDGE - 56,
      height: HEIGHT - 2 * EDGE,
    };
  return {
    layers: [{ input: cover, left: 0, top: 0 }, bar],
    left: EDGE,
    top: ABOVE + 36,
    width: WIDTH - 2 * EDGE,
    height: HEIGHT - ABOVE - 84,
  };
}

/** A wide logo has the shop's name in it; beside any other the name is written. */
async function drawBrand({ shop, logo, locale }, width) {
  const mark = await logoOf(logo, LOGO_WIDTH, LOGO);
  if (mark !== undefined && mark.info.width > 2 * LOGO) return [{ drawn: mark, left: 0 }];
  const left = mark === undefined ? 0 : mark.info.width + 16;
  const name = await fit(shop, { sizes: [28, 24], height: LOGO, width: width - left, ink: SOFT_INK, locale });
  return [...(mark === undefined ? [] : [{ drawn: mark, left: 0 }]), { drawn: name, left }];
}

/** The shop's name, the title and as much of the description as there is room for. */
async function drawText(facts, { left, top, width, height }) {
  const { title, description, locale } = facts;
  const isTall = height > 300;
  const layers = (await drawBrand(facts, width)).map(({ drawn, left: from }) => ({
    input: drawn.data,
    left: left + from,
    top: Math.round((LOGO - drawn.info.height) / 2),
  }));
  const sizes = isTall ? [64, 56, 48, 40] : [48, 40, 34];
  let end = LOGO + (isTall ? 48 : 22);
  const heading = await fit(title, { sizes, height: isTall ? 250 : 100, width, weight: 'bold', locale });
  layers.push({ input: heading.data, left, top: end });
  end += heading.info.height;
  const room = height - end - GAP;
  if (description !== '' && room >= 34) {
    const look = { sizes: isTall ? [28, 24] : [24], height: room, width, ink: SOFT_INK, locale };
    const textBlock = await fit(description, look);
    layers.push({ input: textBlock.data, left, top: end + GAP });
    end += GAP + textBlock.info.height;
  }
  const above = top + Math.max(0, Math.round((height - end) / 2));
  return layers.map((layer) => ({ ...layer, top: layer.top + above }));
}

/** Without a font for its words a picture has none: the drawing alone, or the logo over the shop's colour. */
async function wordless({ art, logo, colour }) {
  const cover = await covering(art, WIDTH, HEIGHT);
  if (cover !== undefined) return [{ input: cover, left: 0, top: 0 }];
  const mark = await logoOf(logo, 240, 240);
  const ground = { input: shape(`<rect width="100%" height="100%" fill="${colour}"/>`), left: 0, top: 0 };
  const tile = {
    input: shape('<rect width="320" height="320" rx="48" fill="#fff"/>', 320, 320),
    left: 440,
    top: 155,
  };
  if (mark === undefined) return [ground];
  const { width, height } = mark.info;
  const left = Math.round((WIDTH - width) / 2);
  return [ground, tile, { input: mark.data, left, top: Math.round((HEIGHT - height) / 2) }];
}

async function draw(facts) {
  const { shop, title, description } = facts;
  const isWritten = await canWrite(`${shop}${title}${description}`);
  const ground = isWritten ? await groundOf(facts) : undefined;
  const layers =
    ground === undefined ? await wordless(facts) : [...ground.layers, ...(await drawText(facts, ground))];
  const base = { width: WIDTH, height: HEIGHT, channels: 3, background: '#ffffff' };
  return sharp({ create: base }).composite(layers).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
}

process.on('message', (facts) => {
  draw(facts).then(
    (bytes) => process.send(bytes),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit());
