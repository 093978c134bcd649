/** What a new shop still lacks, each step with where it is done; gone once all are done or the list was closed (ADR-736). */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consoleOnboardingGet, type OnboardingStep } from '#schemas/api/console/onboarding.ts';
import type { Scope } from '#schemas/console/roles.ts';
import { deskDocument } from '#schemas/desk/paths.ts';
import { useDesk } from '#desk/kit/calls/desk-context.ts';
import { useConsoleQuery } from '#desk/kit/calls/use-console.ts';
import { Panel } from '#desk/kit/screens/panel.tsx';
import { SECTIONS } from '#desk/kit/shell/sections.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { localStore } from '#platform/storage.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { CONSOLE } from '../addresses.ts';
import { firstStepsWords } from './words.ts';
import styles from './first-steps.module.css';

interface Step {
  name: OnboardingStep;
  /** Who does it. */
  scope: Scope;
  /** Where it is done; absent where the desk has no screen for it. */
  path?: string | undefined;
}

const settingsPath = SECTIONS.find(({ path }) => path === CONSOLE.settings)?.path;

const STEPS: readonly Step[] = [
  { name: 'look', scope: 'pages', path: deskDocument({ kind: 'theme', id: 'main' }) },
  { name: 'logo', scope: 'pages', path: deskDocument({ kind: 'navbar', id: 'main' }) },
  { name: 'course', scope: 'goods.write', path: CONSOLE.goods },
  { name: 'price', scope: 'goods.write', path: CONSOLE.goods },
  { name: 'payment', scope: 'payments', path: settingsPath },
  { name: 'home', scope: 'pages', path: deskDocument({ kind: 'page', id: 'home' }) },
];

function StepRow({ step: { name, path }, isDone }: { step: Step; isDone: boolean }) {
  const t = useTranslation(firstStepsWords);
  return (
    <li className={styles.step} data-step={name} data-done={isDone}>
      <Icon name={isDone ? 'success' : 'chevron-right'} size={20} className={styles.mark} />
      <span className={styles.words}>
        {isDone || path === undefined ? <span>{t(name)}</span> : <Link to={path}>{t(name)}</Link>}
        <span className={styles.hint}>{isDone ? t('done') : t(`${name}Hint`)}</span>
      </span>
    </li>
  );
}

export function FirstSteps() {
  const t = useTranslation(firstStepsWords);
  const { session, appId } = useDesk();
  const key = `desk.first-steps.${appId}`;
  const [isClosed, setClosed] = useState(localStore.get(key) !== undefined);
  const steps = STEPS.filter(({ scope }) => session.scopes.includes(scope));
  const isOff = isClosed || steps.length === 0;
  const { data: facts } = useConsoleQuery(consoleOnboardingGet, {}, { isOff });
  // It is a help beside the figures: where it cannot be read, nothing is missing.
  if (isOff || facts === undefined) return null;
  const count = steps.filter(({ name }) => facts[name]).length;
  if (count === steps.length) return null;
  const close = () => {
    localStore.set(key, 'closed');
    setClosed(true);
  };
  return (
    <Panel
      title={t('title')}
      actions={
        <Button size="s" tone="text" onClick={close} data-action="close-first-steps">
          {t('close')}
        </Button>
      }
    >
      <p className={styles.hint}>{t('progress', { done: count, all: steps.length })}</p>
      <ol className={styles.steps} data-first-steps={count}>
        {steps.map((step) => (
          <StepRow key={step.name} step={step} isDone={facts[step.name]} />
        ))}
      </ol>
    </Panel>
  );
}
