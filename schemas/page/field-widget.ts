/** Which control fills in a field: one rule for the desk's forms and Storybook's (ADR-705). */
import type { PropRow } from './describe-props.ts';

/** The closed set of controls; a schema asks for one by `x-control` where its form alone does not say which. */
export type Widget =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'line'
  | 'url'
  | 'image'
  | 'film'
  | 'sound'
  | 'captions'
  | 'colour'
  | 'number'
  | 'slider'
  | 'switch'
  | 'moment'
  | 'portrait'
  | 'cropped'
  | 'radios'
  | 'select'
  | 'checks'
  | 'words'
  | 'pick'
  | 'picks'
  | 'rows'
  | 'lists'
  | 'fields'
  | 'either'
  | 'link'
  | 'goods-query'
  | 'conditions'
  | 'hot-zones'
  | 'json';

/** The widest span a slider is offered for; beyond it a number is typed. */
const SLIDER_SPAN = 100;
/** The most choices that stand side by side. */
const RADIOS_MAX = 4;
/** Characters from which a text is written in several lines. */
const LONG_FROM = 120;

function numberWidget({ min, max }: PropRow): Widget {
  return min !== undefined && max !== undefined && max - min <= SLIDER_SPAN ? 'slider' : 'number';
}

function listWidget({ item, ref }: PropRow): Widget {
  switch (item?.form) {
    case 'text':
      return 'words';
    case 'string':
      return ref === undefined ? 'words' : 'picks';
    case 'choice':
      return 'checks';
    case 'object':
      return 'rows';
    case 'list':
      return 'lists';
    default:
      return 'json';
  }
}

export function widgetOf(row: PropRow): Widget {
  if (row.control !== undefined) return row.control;
  switch (row.form) {
    case 'text':
      return (row.max ?? 0) > LONG_FROM ? 'long-text' : 'text';
    case 'string':
      return row.ref === undefined ? 'line' : 'pick';
    case 'choice':
      return row.options.length > RADIOS_MAX ? 'select' : 'radios';
    case 'boolean':
      return row.options.length > 0 ? 'radios' : 'switch';
    case 'integer':
    case 'number':
      return numberWidget(row);
    case 'object':
      return row.parts.length > 0 ? 'fields' : 'json';
    case 'list':
      return listWidget(row);
    case 'value':
      return row.alternatives === undefined ? 'json' : 'either';
    case 'colour':
    case 'url':
    case 'image':
      return row.form;
  }
}

/** The smallest step of a number. */
export function stepOf({ form, min = 0, max = 100 }: PropRow): number {
  return form === 'integer' ? 1 : (max - min) / 100;
}
