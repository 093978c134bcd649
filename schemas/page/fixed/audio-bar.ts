/** Fixed screen: the bar of what is heard, at the foot of every page once the page of a recording is left (ADR-323). */
import { constantScreen } from './fixed-screen.ts';

export const audioBar = constantScreen({
  id: 'audio-bar',
  title: { cn: '正在收听', en: 'Listening' },
  kind: 'audio-bar',
  props: { title: '', course: '', cover: '', href: '' },
});
