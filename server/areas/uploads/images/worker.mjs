/**
 * The process pictures are made in: it knows nothing but the bytes it is sent, runs behind the server's own work, and
 * may die of a hostile picture without anybody else noticing. Plain JavaScript, importing packages alone, so that
 * Node, tsx, vitest and the built server start the same file.
 */
import os from 'node:os';
import sharp from 'sharp';

// Readers of nothing but the five formats taken: no SVG, PDF, TIFF or other door into the library.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
});
sharp.cache(false);
sharp.concurrency(1);
try {
  os.setPriority(10);
} catch {
  // A system that will not let it stand behind runs it beside.
}

let source;
let options;

async function probe({ bytes, pixels }) {
  source = bytes;
  options = { limitInputPixels: pixels, failOn: 'error' };
  const {
    format,
    compression,
    pages = 1,
    pageHeight,
    autoOrient,
    hasAlpha,
  } = await sharp(source, {
    ...options,
    animated: true,
  }).metadata();
  const moves = pages > 1 && (format === 'gif' || format === 'webp');
  // A still's own pixels tell whether it is seen through; many a PNG only says it could be.
  const clear = !moves && hasAlpha && !(await sharp(source, options).stats()).isOpaque;
  return {
    type: 'probed',
    format: format === 'heif' && compression === 'av1' ? 'avif' : format,
    width: autoOrient.width,
    height: moves ? pageHeight : autoOrient.height,
    frames: moves ? pages : 1,
    clear,
  };
}

/** Decoded and turned upright once; every size is made from that. */
async function stillOf(top) {
  const { data, info } = await sharp(source, options)
    .autoOrient()
    .resize({ width: top, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

async function make({ top, moves, outputs }) {
  const open = moves ? () => sharp(source, { ...options, animated: true }) : await stillOf(top);
  for (const { name, width, format, settings } of outputs) {
    const bytes = await open().resize({ width }).toFormat(format, settings).toBuffer();
    process.send({ type: 'file', name, bytes });
  }
  return { type: 'made' };
}

process.on('message', (job) => {
  (job.type === 'probe' ? probe(job) : make(job)).then(
    (answer) => process.send(answer),
    (error) =>
      process.send({
        type: 'failed',
        tooManyPixels: /pixel limit/i.test(error.message),
        message: error.message,
      }),
  );
});
process.on('disconnect', () => process.exit());
