/** `npm run shop`: the commands from their sources, or where there are none (in the image) as they were built. */
import { existsSync } from 'node:fs';

const source = new URL('./shop.ts', import.meta.url);
if (existsSync(source)) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(new URL('./gen/fresh.ts', import.meta.url).href);
  await import(source.href);
} else {
  await import(new URL('../dist/app/shop.js', import.meta.url).href);
}
