/** Named configs of the forgotten password. */
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

const IMAGE = {
  img_url:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 104 38"%3E%3Ctext x="16" y="27" font-size="24" font-family="monospace" fill="%23345"%3EK7mQ%3C/text%3E%3C/svg%3E',
};
const begin = { CaptchaAppId: '', types: 0, session_id: 'session-of-an-example' };

export const examples: RendererExample<StoredPropsOf<typeof definition>>[] = [
  { name: 'typical', props: { tab: 'reset' }, data: { begin, image: IMAGE } },
  { name: 'slide', props: { tab: 'reset' }, data: { begin: { ...begin, types: 1 } } },
];
