/** How lessons are studied in the shop: each rule is stored as it is changed. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleStudyRulesGet, consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { STUDY_FLAGS, STUDY_NUMBERS, type StudyRules } from '#schemas/shop/study-rules.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { CheckLine } from '#desk/kit/screens/check-line.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { screenWords } from '#desk/kit/screens/words.ts';
import { TextField } from '#ui/field.tsx';
import { toast } from '#ui/toasts.tsx';
import { settingsWords } from './words.ts';

const FLAGS = ['hidden', 'forward'] as const;
const NUMBERS = ['textPercent', 'textSeconds', 'playedPercent'] as const;

function Rules({ rules, save }: { rules: StudyRules; save: (rules: StudyRules) => void }) {
  const t = useTranslation(settingsWords);
  const isMarquee = rules.marquee?.enabled === 1;
  return (
    <>
      <CheckLine
        name="marquee"
        label={t('marquee')}
        checked={isMarquee}
        onChange={() => save({ marquee: { enabled: isMarquee ? 0 : 1 } })}
      />
      {FLAGS.map((word) => (
        <CheckLine
          key={word}
          name={STUDY_FLAGS[word]}
          label={t(word)}
          checked={rules[STUDY_FLAGS[word]] === 1}
          onChange={() => save({ [STUDY_FLAGS[word]]: rules[STUDY_FLAGS[word]] === 1 ? 0 : 1 })}
        />
      ))}
      {NUMBERS.map((word) => (
        <RuleNumber
          key={word}
          name={STUDY_NUMBERS[word]}
          label={t(word)}
          value={rules[STUDY_NUMBERS[word]]}
          save={save}
        />
      ))}
    </>
  );
}

interface RuleNumberProps {
  name: (typeof STUDY_NUMBERS)[(typeof NUMBERS)[number]];
  label: string;
  value: number | undefined;
  save: (rules: StudyRules) => void;
}

/** Stored once it is left. */
function RuleNumber({ name, label, value, save }: RuleNumberProps) {
  const own = value === undefined ? '' : String(value);
  const [text, setText] = useState(own);
  return (
    <TextField
      id={`rule-${name}`}
      name={name}
      label={label}
      inputMode="numeric"
      value={text}
      onChange={setText}
      onBlur={() => {
        if (/^\d+$/.test(text) && text !== own) save({ [name]: Number(text) });
      }}
    />
  );
}

export function StudyPanel() {
  const t = useTranslation(settingsWords);
  const screenT = useTranslation(screenWords);
  const query = useConsoleQuery(consoleStudyRulesGet, {});
  const { mutate } = useConsoleMutation(consoleStudyRulesSave, [consoleStudyRulesGet]);
  const save = (rules: StudyRules) =>
    mutate(
      { rules },
      {
        onSuccess: () => toast(screenT('saved'), 'success'),
        onError: ({ message }) => toast(message, 'error'),
      },
    );
  return (
    <Panel title={t('study')}>
      <WhenRead query={query}>{({ rules }) => <Rules rules={rules} save={save} />}</WhenRead>
    </Panel>
  );
}
