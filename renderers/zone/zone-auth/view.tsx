/** Draws the gate of a zone: whose it is, why it is shut, and the one thing that opens it. */
import { useCallback, useEffect } from 'react';
import { defineView } from '#engine/define-view.ts';
import { useServerNow } from '#engine/server-now.ts';
import type { Translate, WordKeys } from '#i18n/words.ts';
import { safeImageUrl } from '#schemas/address/safe-url.ts';
import { zonePasswordCheck } from '#schemas/api/zones/zones.ts';
import type { Locale } from '#schemas/locale.ts';
import { PATHS } from '#schemas/paths.ts';
import { ZONE_STATE, zoneAuthHref } from '#schemas/zone/zone-gate.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import formCard from '#ui/form-card.module.css';
import { Card } from '#ui/form-card.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { TimeDigits } from '#ui/time-digits.tsx';
import { sayTimeLeft, timeLeft } from '#ui/time-left.ts';
import { useMoment } from '#ui/use-moment.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { definition } from './definition.ts';
import { PasswordForm } from './password-form.tsx';
import styles from './view.module.css';
import { words } from './words.ts';

type Say = Translate<WordKeys<typeof words>>;

/** The gate goes by the server's own clock, which this one may be ahead of by the time an answer travels. */
const GRACE_MS = 1_000;

interface OpeningProps {
  opensAt: number;
  locale: Locale;
  t: Say;
  enter: () => void;
}

/** When a zone opens: the date in shop time, a countdown, and the way in once the moment has come. */
function Opening({ opensAt, locale, t, enter }: OpeningProps) {
  const moment = useMoment(locale);
  const seconds = opensAt - useServerNow(opensAt);
  const isOpen = seconds <= 0;
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(enter, GRACE_MS);
    return () => clearTimeout(timer);
  }, [isOpen, enter]);
  const left = timeLeft(seconds);
  return (
    <div className={styles.opening}>
      <p className={styles.date}>
        <Icon name="activity" size={20} />
        <span>{t('opens', { time: moment(opensAt) })}</span>
      </p>
      {isOpen ? (
        <p className={styles.now} aria-hidden="true">
          {t('opening')}
        </p>
      ) : (
        <TimeDigits left={left} locale={locale} />
      )}
      <VisuallyHidden as="div">
        <p role="timer" aria-live="polite" aria-atomic="true">
          {isOpen ? t('opening') : sayTimeLeft(left, locale)}
        </p>
      </VisuallyHidden>
    </div>
  );
}

const SIGNS = {
  [ZONE_STATE.login]: 'user',
  [ZONE_STATE.password]: 'lock',
  [ZONE_STATE.group]: 'community',
  [ZONE_STATE.closed]: 'info',
  [ZONE_STATE.notOpenYet]: 'clock',
} as const satisfies Record<number, IconName>;
const LOGO_WIDTH_PX = 132;
const LOGO_HEIGHT_PX = 40;

export default defineView(definition, words, function ZoneAuth(view) {
  const { root, id, props, t, locale, can, intend, act } = view;
  const { state, zone_id: zoneId, next, opens_at: opensAt } = props;
  const isClosed = state === ZONE_STATE.closed;
  const logo = safeImageUrl(props.logo);
  // Through the gate and not back to it: the way back leads to where the visitor came from.
  const enter = useCallback(() => intend('page.go', { href: next, replace: true }), [intend, next]);
  return (
    <div {...root} className={styles.screen}>
      <Card labelledBy={`${id}-title`}>
        <div className={styles.column}>
          {props.title !== '' && (
            <p className={styles.face}>
              {logo !== undefined && (
                <img
                  className={styles.logo}
                  src={logo}
                  alt=""
                  width={LOGO_WIDTH_PX}
                  height={LOGO_HEIGHT_PX}
                />
              )}
              <span className={styles.name}>{props.title}</span>
            </p>
          )}
          <span className={cx(formCard.sign, styles.sign)}>
            <Icon name={SIGNS[state]} size={40} />
          </span>
          <h1 className={styles.title} id={`${id}-title`}>
            {t(`title${state}`)}
          </h1>
          <p className={styles.hint}>
            {t(state === ZONE_STATE.login && !can.login ? 'noLogin' : `hint${state}`)}
          </p>
          {state === ZONE_STATE.password && (
            <PasswordForm
              id={id}
              action={zoneAuthHref(ZONE_STATE.password, zoneId, next)}
              zoneId={zoneId}
              next={next}
              denials={props.denied}
              t={t}
              check={(password) => act(zonePasswordCheck, { zone_id: zoneId, password })}
              enter={enter}
            />
          )}
          {state === ZONE_STATE.notOpenYet && opensAt > 0 && (
            <Opening opensAt={opensAt} locale={locale} t={t} enter={enter} />
          )}
          <div className={styles.actions}>
            {state === ZONE_STATE.login && can.login && (
              <Button tone="primary" size="l" onClick={() => intend('login.open', { next })}>
                {t('login')}
              </Button>
            )}
            {state === ZONE_STATE.group && can.login && (
              <Button tone="primary" size="l" href={PATHS.logout}>
                {t('account')}
              </Button>
            )}
            <Button tone={isClosed ? 'primary' : 'text'} size={isClosed ? 'l' : 'm'} href="/">
              {t('home')}
            </Button>
          </div>
        </div>
      </Card>
    </div>
  );
});
