/** Turns drawings of captchas into pixels; the library that does is loaded with the first of them. */
import type { CaptchaPainter } from '../../ports/captchas.ts';
import { GLYPHS } from './glyphs.ts';
import { PIECE_SIZE, PUZZLE_HEIGHT, PUZZLE_WIDTH, puzzleSvg } from './puzzle-drawing.ts';
import { textSvg } from './text-drawing.ts';

async function rasterize(svg: string, format: 'png' | 'webp'): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = sharp(Buffer.from(svg));
  const bytes = await (
    format === 'png' ? picture.png({ palette: true }) : picture.webp({ quality: 80 })
  ).toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

export function openCaptchaPainter(): CaptchaPainter {
  return {
    letters: [...GLYPHS.keys()].join(''),
    drawText: (text) => rasterize(textSvg(text), 'png'),
    async drawPuzzle() {
      const { background, piece, x, top } = puzzleSvg();
      return {
        background: await rasterize(background, 'webp'),
        piece: await rasterize(piece, 'webp'),
        width: PUZZLE_WIDTH,
        height: PUZZLE_HEIGHT,
        pieceWidth: PIECE_SIZE,
        pieceTop: top,
        x,
      };
    },
  };
}
