/** One field by the control its schema asks for; drawn anew when its own value changes, and not for another's. */
import { memo, type ComponentType } from 'react';
import { widgetOf, type Widget } from '#schemas/page/field-widget.ts';
import type { WidgetProps } from './widget-props.ts';
import { ChecksField, RadiosField, SelectField } from './widgets/choice-field.tsx';
import { JsonField } from './widgets/json-field.tsx';
import { LineField } from './widgets/line-field.tsx';
import { NumberField, SliderField } from './widgets/number-field.tsx';
import { ObjectField } from './widgets/object-field.tsx';
import { SwitchField } from './widgets/switch-field.tsx';
import { LongTextField, TextField } from './widgets/text-field.tsx';

const WIDGETS: Readonly<Record<Widget, ComponentType<WidgetProps>>> = {
  text: TextField,
  'long-text': LongTextField,
  'rich-text': LongTextField,
  line: LineField,
  url: LineField,
  image: LineField,
  film: LineField,
  sound: LineField,
  captions: LineField,
  colour: LineField,
  number: NumberField,
  slider: SliderField,
  switch: SwitchField,
  moment: NumberField,
  radios: RadiosField,
  select: SelectField,
  checks: ChecksField,
  words: JsonField,
  pick: LineField,
  picks: JsonField,
  rows: JsonField,
  lists: JsonField,
  fields: ObjectField,
  either: LineField,
  link: ObjectField,
  'goods-query': ObjectField,
  conditions: ObjectField,
  'hot-zones': JsonField,
  json: JsonField,
};

export const FieldView = memo(function FieldView(props: WidgetProps) {
  const Control = WIDGETS[widgetOf(props.row)];
  return <Control {...props} />;
});
