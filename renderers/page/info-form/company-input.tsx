/** The name of a company, with what learners of this shop named before offered to whoever is logged in (M228, D91). */
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { useViewer } from '#engine/provider.tsx';
import { useCompanySearch } from '#features/forms/use-company-search.ts';
import type { WordKeys } from '#i18n/words.ts';
import { SuggestInput } from '#ui/suggest-input.tsx';
import { useFieldValue } from './use-field-value.ts';
import type { words } from './words.ts';

interface CompanyInputProps {
  id: string;
  name: string;
  label: string;
  required: boolean;
  isWrong: boolean;
  describedBy: string | undefined;
  first: string;
  /** What stands there is another than before. */
  onChange: () => void;
  act: Caller;
  t: (key: 'offers' & WordKeys<typeof words>, params: { count: number }) => string;
}

export function CompanyInput({ first, onChange, act, t, ...props }: CompanyInputProps) {
  const [value, setValue] = useFieldValue(() => first, onChange);
  const isIn = useViewer().status === 'in';
  // The names are for learners alone; nobody else asks for them.
  const offers = useCompanySearch(act, isIn ? value : '');
  return (
    <SuggestInput
      {...props}
      value={value}
      onChange={setValue}
      autoComplete={isIn ? 'off' : 'organization'}
      offers={offers}
      status={t('offers', { count: offers.length })}
    />
  );
}
