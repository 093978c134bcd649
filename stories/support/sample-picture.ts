/** A drawn picture for stories that cut one: nothing has to be loaded. */

/** Rings on a ground, wider than high. */
export function samplePicture(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 320;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = '#dbe7f3';
  pen.fillRect(0, 0, 480, 320);
  ['#1e4e8c', '#6ea8fe', '#ffffff', '#c2410c'].forEach((colour, ring) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(240, 160, 120 - ring * 30, 0, 2 * Math.PI);
    pen.fill();
  });
  return canvas;
}
