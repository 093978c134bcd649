/** The few SVG marks all demo artwork is made of; every number is rounded, so output is small and stable. */
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Joins numbers into path data. */
export function pt(...numbers: number[]): string {
  return numbers.map(round).join(' ');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, r = 0): string {
  const corner = r > 0 ? ` rx="${round(r)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"${corner} fill="${fill}"/>`;
}

export function circle(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A line of some width with round ends. */
export function stroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
}

export function ring(x: number, y: number, r: number, color: string, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${color}" stroke-width="${round(width)}"/>`;
}

export function group(attributes: string, ...parts: string[]): string {
  return `<g ${attributes}>${parts.join('')}</g>`;
}

export const move = (x: number, y: number, ...parts: string[]): string =>
  group(`transform="translate(${pt(x, y)})"`, ...parts);
export const turn = (degrees: number, ...parts: string[]): string =>
  group(`transform="rotate(${round(degrees)})"`, ...parts);
export const fade = (opacity: number, ...parts: string[]): string => group(`opacity="${opacity}"`, ...parts);

/** A whole picture: its size stands in it, so that its place is held before it is drawn. */
export function picture(width: number, height: number, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>\n`;
}
