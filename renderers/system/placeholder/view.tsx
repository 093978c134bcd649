/** The look of the placeholder block. */
import { defineView } from '#engine/define-view.ts';
import { Band } from '#ui/band.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

export default defineView(definition, words, ({ root, props, t }) => (
  <Band {...root} as="div" space="s">
    <Placeholder title={props.title || t('title')} hint={props.hint || t('hint')} icon="clock" />
  </Band>
));
