/** What every control of a form is given. */
import type { PropRow } from '#schemas/page/describe-props.ts';

export interface WidgetProps {
  row: PropRow;
  /** JSON pointer of the field in the form's value; with the form's prefix the name of its control. */
  pointer: string;
  /** As it is stored; undefined where it is not. */
  value: unknown;
  /** Names a control that stands without a visible label, such as an entry of a list. */
  bareLabel?: string | undefined;
}
