/** One company: whether it is on, its keys, and a trial call. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLocale } from '#i18n/use-words.ts';
import {
  consoleProvidersList,
  consoleProvidersSave,
  type ProviderState,
} from '#schemas/api/console/providers.ts';
import { isObject } from '#schemas/page/json.ts';
import { refusalReason, useConsoleMutation, type Refusal } from '#desk/kit/calls/use-console.ts';
import { useWrongField } from '#desk/kit/fields/use-wrong-field.ts';
import { CheckLine } from '#desk/kit/screens/check-line.tsx';
import { FieldGrid } from '#desk/kit/screens/editor/fields.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { Panel, Quiet } from '#desk/kit/screens/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toasts.tsx';
import { ProviderFieldInput } from './provider-field-input.tsx';
import { providerWord, providerWords } from './provider-words.ts';
import styles from './operator.module.css';
import { TrialButton } from './trial-button.tsx';

interface ProviderPanelProps {
  provider: ProviderState;
  version: string;
}

type Texts = Readonly<Record<string, string>>;

/** Faults by the name of their key, from a refusal. */
function faultsOf(error: Refusal, locale: string): Texts {
  const { detail } = error.answer;
  const faults: unknown = isObject(detail) ? detail['faults'] : undefined;
  if (!Array.isArray(faults)) return {};
  return Object.fromEntries(
    faults
      .filter(isObject)
      .map(({ pointer, message }): [string, string] => [
        String(pointer).replace('/values/', ''),
        isObject(message) ? String(message[locale]) : error.message,
      ]),
  );
}

const REASONS = ['set-by-environment'] as const;

function useProviderForm(
  { provider: { kind, name, is_on: isOn, fields }, version }: ProviderPanelProps,
  lead: () => void,
) {
  const t = useTranslation(providerWords);
  const locale = useLocale();
  const [texts, setTexts] = useState<Texts>({});
  const [wantsOn, setWantsOn] = useState(isOn);
  const [faults, setFaults] = useState<Texts>({});
  const { mutate, isPending } = useConsoleMutation(consoleProvidersSave, [consoleProvidersList]);
  const own = new Set(fields.map((field) => field.name));
  const refuse = (error: Refusal) => {
    const faultTexts = faultsOf(error, locale);
    setFaults(faultTexts);
    const others = Object.entries(faultTexts).filter(([key]) => !own.has(key));
    lead();
    if (error.answer.code === 'state-conflict') toast(t(refusalReason(error, REASONS) ?? 'stale'), 'error');
    else
      toast(others[0]?.[1] ?? (Object.keys(faultTexts).length === 0 ? error.message : t('faulty')), 'error');
  };
  const save = () =>
    mutate(
      {
        kind,
        name,
        version,
        ...(wantsOn === isOn ? {} : { is_on: wantsOn }),
        values: Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, text.trim() === '' ? null : text]),
        ),
      },
      {
        onSuccess: () => {
          setTexts({});
          setFaults({});
          toast(t('saved'), 'success');
        },
        onError: refuse,
      },
    );
  return {
    texts,
    faults,
    wantsOn,
    isPending,
    isDirty: wantsOn !== isOn || Object.keys(texts).length > 0,
    setWantsOn,
    type: (key: string, text: string) => {
      setFaults((before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key)));
      setTexts((before) => ({ ...before, [key]: text }));
    },
    save,
  };
}

export function ProviderPanel(props: ProviderPanelProps) {
  const { provider } = props;
  const t = useTranslation(providerWords);
  const { form: place, lead } = useWrongField();
  const form = useProviderForm(props, lead);
  const { kind, name, fields, is_on: isOn, is_fixed: isFixed } = provider;
  const word = providerWord(name);
  return (
    <div data-provider={`${kind}/${name}`}>
      <Panel
        title={`${t(kind)}: ${word === undefined ? name : t(word)}`}
        actions={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
      >
        <form
          ref={place}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (form.isDirty && !form.isPending) form.save();
          }}
        >
          {isFixed ? (
            <Quiet>{t('choiceFixed')}</Quiet>
          ) : (
            <CheckLine
              name={`${kind}/${name}`}
              label={t('turnOn')}
              checked={form.wantsOn}
              onChange={({ target }) => form.setWantsOn(target.checked)}
            />
          )}
          <UnsavedMark isDirty={form.isDirty} />
          <FieldGrid>
            {fields.map((field) => (
              <ProviderFieldInput
                key={field.name}
                field={field}
                text={form.texts[field.name]}
                error={form.faults[field.name] ?? ''}
                onChange={(text) => form.type(field.name, text)}
              />
            ))}
          </FieldGrid>
          <p className={styles.acts}>
            <Button
              type="submit"
              tone="primary"
              data-action="save"
              busy={form.isPending}
              unavailable={!form.isDirty}
            >
              {t('save')}
            </Button>{' '}
            <TrialButton provider={provider} isDirty={form.isDirty} />
          </p>
        </form>
      </Panel>
    </div>
  );
}
