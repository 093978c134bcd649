/** Draws a form with its fields; what is typed stays in the inputs until it is kept by the server (D91). */
import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { InfoForm } from '#schemas/api/forms/forms.ts';
import type { PropsOf } from '#schemas/page/define-renderer.ts';
import type { Locale } from '#schemas/locale.ts';
import { defineView, type FallbackProps, type ViewProps } from '#engine/define-view.ts';
import type { Intend } from '#engine/intents.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { Band } from '#ui/band.tsx';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useScript } from '#ui/use-script.ts';
import { definition } from './definition.ts';
import { Field } from './fields.tsx';
import type { HumanCheckProps } from './human-check.tsx';
import { recall } from './memory.ts';
import { useInfoForm, type InfoFormState, type Notice } from './use-info-form.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type T = Translate<WordKeys<typeof words>>;

interface PanelProps {
  initialForm: InfoForm;
  props: PropsOf<typeof definition>;
  id: string;
  locale: Locale;
  t: T;
  act: ViewProps<typeof definition, string>['act'];
  intend: Intend;
}

/** Takes the focus, because the button that had it is gone. */
function DonePanel({
  title,
  hint,
  again,
}: {
  title: string;
  hint: string;
  again?: { label: string; go: () => void };
}) {
  const place = useRef<HTMLDivElement>(null);
  // At once: the button that had the focus goes in the same moment.
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.done}>
      <span className={styles.sign}>
        <Icon name="success" size={40} />
      </span>
      <p className={styles.doneTitle}>{title}</p>
      <p className={styles.doneHint}>{hint}</p>
      {again !== undefined && (
        <Button tone="text" onClick={again.go}>
          {again.label}
        </Button>
      )}
    </div>
  );
}

const bringCheck = () => import('./human-check.tsx');

function Check({
  state,
  ...rest
}: { state: InfoFormState; failureText: string } & Omit<HumanCheckProps, 'turn' | 'onPass' | 'onFailure'>) {
  const { checks, onPass, onCaptchaFailure } = state;
  const { failureText, ...props } = rest;
  const part = useScript(bringCheck, checks > 0, () => onCaptchaFailure(failureText));
  if (part === undefined) return null;
  return createElement(part.HumanCheck, { ...props, turn: checks, onPass, onFailure: onCaptchaFailure });
}

function noticeWords(notice: Notice, t: T): string {
  return notice.kind === 'failed' ? notice.msg : t(notice.kind);
}

function Foot({ state, t, intend }: { state: InfoFormState; t: T; intend: Intend }) {
  const { notice, form, phase, asksLogin } = state;
  const login = () => intend('login.open', {});
  const isLogin = asksLogin || notice?.kind === 'login';
  return (
    <div className={styles.foot}>
      {notice !== undefined && (
        <p role="alert" className={styles.notice}>
          <Icon name="warning" size={20} />
          {noticeWords(notice, t)}
        </p>
      )}
      {notice === undefined && asksLogin && (
        <p className={styles.notice}>
          <Icon name="lock" size={20} />
          {t('loginAsk')}
        </p>
      )}
      {isLogin ? (
        <Button tone="primary" size="l" onClick={login}>
          {t('loginButton')}
        </Button>
      ) : (
        <Button tone="primary" size="l" type="submit" busy={phase === 'busy'}>
          {form.submit || t('submit')}
        </Button>
      )}
    </div>
  );
}

function Panel({ initialForm, props, id, locale, t, act, intend }: PanelProps) {
  const place = useRef<HTMLFormElement>(null);
  const state = useInfoForm(initialForm, props, act, place);
  const { form, phase, faults } = state;
  const [before, setBefore] = useState(() => recall(props.form_id));
  if (phase === 'kept') {
    const go = () => {
      setBefore(recall(props.form_id));
      state.again();
    };
    const again = form.login ? {} : { again: { label: t('again'), go } };
    return (
      <DonePanel title={form.thanks || t('thanks')} hint={form.thanks ? '' : t('thanksHint')} {...again} />
    );
  }
  if (phase === 'answered') return <DonePanel title={t('answered')} hint={t('answeredHint')} />;
  return (
    // Outside a dialog this method goes nowhere: before the script has come, no answer ever lands in an address.
    <form
      ref={place}
      method="dialog"
      noValidate
      className={styles.form}
      aria-busy={phase === 'busy'}
      onInput={({ currentTarget }) => state.keepTyped(currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit(event.currentTarget);
      }}
    >
      {form.fields.some(({ required }) => required) && <p className={styles.needed}>{t('needed')}</p>}
      {form.fields.map((field) => (
        <Field
          key={`${field.id} ${field.kind} ${field.options.join('\n')}`}
          field={field}
          fault={faults.find((fault) => fault.field === field.id)}
          prefix={id}
          before={before}
          onChange={() => place.current && state.keepTyped(place.current)}
          onClear={() => state.markRight(field.id)}
          act={act}
          intend={intend}
          locale={locale}
          t={t}
        />
      ))}
      <noscript>
        <p className={styles.notice}>{t('noScript')}</p>
      </noscript>
      <Check
        id={id}
        act={act}
        state={state}
        failureText={t('proveFailed')}
        words={{ confirm: t('confirm') }}
      />
      <Foot state={state} t={t} intend={intend} />
    </form>
  );
}

function Loading({ root }: FallbackProps) {
  return (
    <Band {...root} as="div">
      <div className={styles.card} aria-busy="true">
        <Skeleton shape="title" width="40%" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="40px" />
        <Skeleton shape="block" height="48px" width="30%" />
      </div>
    </Band>
  );
}

export default defineView(
  definition,
  words,
  ({ root, id, props, data, t, locale, act, intend }) => {
    const { form } = data;
    const headId = `${id}-title`;
    const name = props.show_title ? { 'aria-labelledby': headId } : { 'aria-label': form.title };
    return (
      <Band {...root} as="section" {...name}>
        <div className={styles.column}>
          {props.show_title && <SectionHead id={headId} title={form.title} subtitle={form.intro} />}
          <div className={styles.card}>
            <Panel
              key={form.id}
              initialForm={form}
              props={props}
              id={id}
              locale={locale}
              t={t}
              act={act}
              intend={intend}
            />
          </div>
        </div>
      </Band>
    );
  },
  { Loading, Failure: FailedBand },
);
