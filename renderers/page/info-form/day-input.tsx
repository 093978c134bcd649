/** A day of the form, held by its field. */
import { useEngine } from '#engine/provider.tsx';
import { DateInput, type DateInputProps } from '#ui/date-input.tsx';
import { shopDay } from '#ui/shop-time.ts';
import { useFieldValue } from './use-field-value.ts';

interface DayInputProps extends Pick<DateInputProps, 'id' | 'name' | 'required' | 'isWrong' | 'describedBy'> {
  first: string;
  /** What stands there is another than before. */
  onChange: () => void;
}

export function DayInput({ first, onChange, ...props }: DayInputProps) {
  const [value, setValue] = useFieldValue(() => first, onChange);
  const { now } = useEngine();
  return <DateInput {...props} value={value} onChange={setValue} today={shopDay(now())} />;
}
