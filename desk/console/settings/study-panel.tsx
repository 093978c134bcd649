/** How lessons are studied in the shop: each rule is stored as it is changed. */
import { useState } from 'react';
import { useTranslation } from '#i18n/use-translation.ts';
import { consoleStudyRulesGet, consoleStudyRulesSave } from '#schemas/api/console/study.ts';
import { FINISH_LIMITS } from '#schemas/shop/shop-info.ts';
import { STUDY_FLAGS, STUDY_NUMBERS, type StudyRules } from '#schemas/shop/study-rules.ts';
import { useConsoleMutation, useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { CheckLine } from '#desk/kit/screens/check-line.tsx';
import { WhenRead } from '#desk/kit/screens/detail-screen.tsx';
import { UnsavedMark } from '#desk/kit/screens/editor/unsaved.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { WholeField } from '#desk/kit/screens/whole-field.tsx';
import { parseWhole } from '#desk/kit/screens/whole-text.ts';
import { screenWords } from '#desk/kit/screens/words.ts';
import { toast } from '#ui/toasts.tsx';
import { settingsWords } from './words.ts';

const FLAGS = ['hidden', 'forward'] as const;
/** Rules that are a number, and its limits. */
const NUMBERS = [
  ['textPercent', FINISH_LIMITS.percent],
  ['textSeconds', FINISH_LIMITS.seconds],
  ['playedPercent', FINISH_LIMITS.percent],
] as const;

interface RulesProps {
  rules: StudyRules;
  save: (rules: StudyRules) => void;
}

/** Each is stored once it is left; what is no such number stays as it was typed. */
function RuleNumbers({ rules, save }: RulesProps) {
  const t = useTranslation(settingsWords);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const ownText = (word: (typeof NUMBERS)[number][0]) => String(rules[STUDY_NUMBERS[word]] ?? '');
  const isDirty = NUMBERS.some(([word]) => (texts[word] ?? ownText(word)) !== ownText(word));
  return (
    <>
      {NUMBERS.map(([word, limits]) => (
        <WholeField
          key={word}
          id={`rule-${STUDY_NUMBERS[word]}`}
          name={STUDY_NUMBERS[word]}
          label={t(word)}
          {...limits}
          text={texts[word] ?? ownText(word)}
          onText={(text) => setTexts({ ...texts, [word]: text })}
          onBlur={() => {
            const text = texts[word]?.trim() ?? '';
            const value = parseWhole(text, limits);
            // A rule that was set cannot be taken back here: it shows again.
            if (text === '') setTexts(({ [word]: _empty, ...others }) => others);
            else if (value !== undefined && text !== ownText(word)) save({ [STUDY_NUMBERS[word]]: value });
          }}
        />
      ))}
      <UnsavedMark isDirty={isDirty} />
    </>
  );
}

function Rules({ rules, save }: RulesProps) {
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
      <RuleNumbers rules={rules} save={save} />
    </>
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
