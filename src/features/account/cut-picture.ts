/** Reads a picture file and cuts the square somebody chose out of it; nothing of the file's other contents is kept. */
import { CROP_WINDOW_PX, seenPart, type Crop } from '#ui/crop-geometry.ts';

/** Side of an avatar: enough for the largest place it is shown in, at twice the sharpness. */
const MOST_PX = 512;
const LEAST_PX = 128;
const QUALITY = 0.92;

/** Turned the way its camera was held; rejects for bytes that are no picture. */
export function readPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

export function cutPicture(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = seenPart(picture, CROP_WINDOW_PX, crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(Math.min(MOST_PX, Math.max(LEAST_PX, side)));
  canvas.height = canvas.width;
  const pen = canvas.getContext('2d');
  return new Promise((resolve, reject) => {
    if (pen === null) return reject(new Error('no canvas'));
    pen.imageSmoothingQuality = 'high';
    // A JPEG has no holes: what is clear becomes paper.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    return canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)),
      'image/jpeg',
      QUALITY,
    );
  });
}
