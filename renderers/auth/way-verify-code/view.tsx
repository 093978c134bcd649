/** Draws the login with a code by SMS, and the same form where a first scan asks for a phone. */
import type { FormEvent } from 'react';
import { useBoot } from '#engine/provider.tsx';
import { defineView, type ViewProps, type WordKeys } from '#engine/define-view.ts';
import { isShown, sayIn, useCodeLogin, useLoginBox } from '#features/auth/index.ts';
import { SMS_CODE_LENGTH } from '#schemas/constants.ts';
import { AreaPicker } from '#ui/area-picker.tsx';
import { Button } from '#ui/button.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { TextField } from '#ui/field.tsx';
import { ImageCode } from '#ui/image-code.tsx';
import { Slide } from '#ui/slide-captcha.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

function WayVerifyCode({ root, id, props, t, locale, act }: Props) {
  const { info } = useBoot();
  const isBinding = props.tab === 'phone';
  const login = useCodeLogin(act, props.tab, t('sent'));
  const { box, captcha, form, faults, clear, wait } = login;
  const say = sayIn(locale);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
  };
  return (
    <form {...root} ref={form} className={styles.form} method="dialog" noValidate onSubmit={onSubmit}>
      {isBinding && (
        <>
          <h2 className={styles.title}>{t('bindTitle')}</h2>
          <p className={styles.hint}>{t('bindHint')}</p>
        </>
      )}
      <TextField
        id={`${id}-phone`}
        name="phone"
        isLabelQuiet
        label={t('phone')}
        placeholder={t('Enter_phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        value={box.tabs.phone}
        fault={say(faults.phone)}
        before={
          <AreaPicker value={box.area} onChange={box.setArea} label={t('area')} only={info.sms_areas} />
        }
        onBlur={() => void login.inquire()}
        onChange={(phone) => {
          box.send({ type: 'phone-typed', phone });
          clear('phone');
        }}
      />
      {captcha.phase.name === 'image' && (
        <ImageCode
          id={`${id}-image`}
          value={captcha.phase.picture.typed}
          fault={say(faults.image ?? (captcha.phase.fault && { key: captcha.phase.fault }))}
          picture={captcha.phase.picture.url}
          isFailed={captcha.phase.picture.isLost}
          onRefresh={captcha.refresh}
          onChange={(text) => {
            captcha.send({ type: 'typed', text });
            clear('image');
          }}
        />
      )}
      <CodeField
        id={`${id}-code`}
        name="code"
        isLabelQuiet
        label={t('code')}
        placeholder={t('Enter_code')}
        length={SMS_CODE_LENGTH}
        value={login.code}
        fault={say(faults.code)}
        isWaiting={wait > 0 || login.isSending}
        button={wait > 0 ? t('seconds', { time: wait }) : t('get')}
        onSend={login.send}
        onFull={(code) => void login.submit(code)}
        onChange={(code) => {
          login.setCode(code);
          clear('code');
        }}
      />
      {login.isElsewhere && (
        <p className={styles.elsewhere} role="alert">
          {t('elsewhere')}
          <button type="button" onClick={() => box.send({ type: 'chosen', choice: 'wechat' })}>
            {t('goLogin')}
          </button>
        </p>
      )}
      <Button type="submit" tone="primary" block busy={login.isEntering} unavailable={!box.agreed}>
        {t(isBinding ? 'bind' : 'login')}
      </Button>
      {!isBinding && <p className={styles.fresh}>{t('fresh')}</p>}
      <Slide slide={captcha.slide} />
    </form>
  );
}

export default defineView(definition, words, (view) => {
  const box = useLoginBox();
  return isShown(box, view.props.tab) ? <WayVerifyCode {...view} /> : null;
});
