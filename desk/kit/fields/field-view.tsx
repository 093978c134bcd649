/** One field by the control its schema asks for; drawn anew when its own value changes, and not for another's. */
import { memo, type ComponentType } from 'react';
import { widgetOf, type Widget } from '#schemas/page/field-widget.ts';
import type { WidgetProps } from './widget-props.ts';
import { ColourField } from './widgets/colour-field.tsx';
import { ConditionsField } from './widgets/conditions-field.tsx';
import { EitherField } from './widgets/either-field.tsx';
import { GoodsQueryField } from './widgets/goods-query-field.tsx';
import { HotZonesField } from './widgets/hot-zones-field.tsx';
import { LinkField } from './widgets/link-field.tsx';
import { CaptionsField, FilmField, SoundField } from './widgets/media-field.tsx';
import { CroppedField, PictureField, PortraitField } from './widgets/picture-field.tsx';
import { MomentField } from './widgets/moment-field.tsx';
import { PickField, PicksField } from './widgets/pick-field.tsx';
import { RowsField } from './widgets/rows-field.tsx';
import { WordsField } from './widgets/words-field.tsx';
import { ChecksField, RadiosField, SelectField } from './widgets/choice-field.tsx';
import { JsonField } from './widgets/json-field.tsx';
import { LineField } from './widgets/line-field.tsx';
import { NumberField, SliderField } from './widgets/number-field.tsx';
import { ObjectField } from './widgets/object-field.tsx';
import { RichTextField } from './widgets/rich-text-field.tsx';
import { SwitchField } from './widgets/switch-field.tsx';
import { LongTextField, TextField } from './widgets/text-field.tsx';

const WIDGETS: Readonly<Record<Widget, ComponentType<WidgetProps>>> = {
  text: TextField,
  'long-text': LongTextField,
  'rich-text': RichTextField,
  line: LineField,
  url: LineField,
  image: PictureField,
  portrait: PortraitField,
  cropped: CroppedField,
  film: FilmField,
  sound: SoundField,
  captions: CaptionsField,
  colour: ColourField,
  number: NumberField,
  slider: SliderField,
  switch: SwitchField,
  moment: MomentField,
  radios: RadiosField,
  select: SelectField,
  checks: ChecksField,
  words: WordsField,
  pick: PickField,
  picks: PicksField,
  rows: RowsField,
  lists: WordsField,
  fields: ObjectField,
  either: EitherField,
  link: LinkField,
  'goods-query': GoodsQueryField,
  conditions: ConditionsField,
  'hot-zones': HotZonesField,
  json: JsonField,
};

export const FieldView = memo(function FieldView(props: WidgetProps) {
  const Control = WIDGETS[widgetOf(props.row)];
  return <Control {...props} />;
});
