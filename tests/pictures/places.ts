/** Where the pictures are drawn from: a built tree, its gallery and its shop, as tools/pictures.ts says by environment. */
function need(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: npm run proofs -- pictures sets it.`);
  return value;
}

/** The folder of the checkout whose build is drawn. */
export const TREE = need('PICTURES_TREE');
/** Whether this run draws what the next one is held against. */
export const IS_BEFORE = need('PICTURES_ROUND') === 'before';

/** Where the two servers listen; set once they do. */
export const galleryUrl = () => need('PICTURES_GALLERY');
export const shopUrl = (label: string, path: string) =>
  `http://${label}.localhost:${need('PICTURES_SHOP_PORT')}${path}`;
