/**
 * Whose frames a page may hold (D44): the one list behind the schema's pattern, the drawing and the server's
 * `frame-src`. Frames run without an origin of their own and without a referrer; a provider whose player needs
 * either (YouTube, Vimeo) would show an error instead of its film, and is left out for that.
 */
export interface EmbedProvider {
  readonly name: { readonly cn: string; readonly en: string };
  /** Always https, and no other port. */
  readonly host: string;
  /** Where this provider's embeddable pages begin: nothing else of the host may be framed. */
  readonly path: string;
}

export const EMBED_PROVIDERS: readonly EmbedProvider[] = [
  { name: { cn: '哔哩哔哩', en: 'Bilibili' }, host: 'player.bilibili.com', path: '/player.html?' },
  { name: { cn: '腾讯视频', en: 'Tencent Video' }, host: 'v.qq.com', path: '/txp/iframe/player.html?' },
  { name: { cn: '优酷', en: 'Youku' }, host: 'player.youku.com', path: '/embed/' },
  // Where a shop is: a map that asks for no key and keeps no visitor.
  {
    name: { cn: 'OpenStreetMap', en: 'OpenStreetMap' },
    host: 'www.openstreetmap.org',
    path: '/export/embed.html?',
  },
];

const startOf = ({ host, path }: EmbedProvider) => `https://${host}${path}`;

/** Origins for the `frame-src` of a page's CSP. */
export const FRAME_SOURCES: readonly string[] = EMBED_PROVIDERS.map(({ host }) => `https://${host}`);

const literally = (text: string) => text.replace(/[.?/+]/g, String.raw`\$&`);

/** Pattern of an address that may be framed, for schemas. */
export const EMBED_PATTERN = `^(?:${EMBED_PROVIDERS.map((one) => literally(startOf(one))).join('|')})[A-Za-z0-9._~%&=,;:/+@!-]*$`;

const ALLOWED = new RegExp(EMBED_PATTERN);

/** The provider of an address that may be framed; undefined for every other address. Checked again where it is drawn. */
export function embedProvider(url: string): EmbedProvider | undefined {
  if (!ALLOWED.test(url) || !URL.canParse(url)) return undefined;
  // What the browser will ask for, once it has resolved dots in the path.
  const { href } = new URL(url);
  return EMBED_PROVIDERS.find((provider) => href.startsWith(startOf(provider)));
}
