/** Words with {name} filled from params: what a view calls `t`. */
import { fill } from '#i18n/fill.ts';
import type { Locale } from '#schemas/locale.ts';
import type { AnyViewProps, View } from './define-view.ts';

const made = { cn: new WeakMap<View, AnyViewProps['t']>(), en: new WeakMap<View, AnyViewProps['t']>() };

/** The view's own `t`; one function a view and language, however many nodes use it. */
export function translatorOf(view: View, locale: Locale): AnyViewProps['t'] {
  const known = made[locale].get(view);
  if (known !== undefined) return known;
  const words = new Map(Object.entries(view.words[locale]));
  const t: AnyViewProps['t'] = (key, params) => fill(words.get(key) ?? key, params);
  made[locale].set(view, t);
  return t;
}
