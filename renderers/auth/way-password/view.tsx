/** Draws the login with a password: the two fields, a captcha where one is asked for, and the way to a new password. */
import type { MouseEvent } from 'react';
import { useBoot } from '#engine/provider.tsx';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { usePasswordLogin, useShownWay } from '#features/auth/index.ts';
import { sayIn } from '#features/forms/field-message.ts';
import type { WordKeys } from '#i18n/words.ts';
import { AreaPicker } from '#pieces/area-picker.tsx';
import { CurrentPassword } from '#pieces/current-password.tsx';
import { PATHS } from '#schemas/paths.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ImageCode } from '#pieces/image-code.tsx';
import { ShortForm } from '#pieces/short-form.tsx';
import { Slide } from '#pieces/slide.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

/** Letters make it an account, and an account has no area code. */
const isPhoneLike = (text: string) => /^[\d\s()-]+$/.test(text);

function WayPassword({ root, id, props, t, locale, act }: Props) {
  const { info } = useBoot();
  const login = usePasswordLogin(act, props.tab);
  const { box, image, form, errors, clear } = login;
  const say = sayIn(locale);
  const name = box.tabs.phone;
  const hasArea = props.tab === 'password' && isPhoneLike(name);
  // In the box it is another of its screens (M148); in a tab of its own it is a page.
  const forgot = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    box.send({ type: 'forgot-pressed' });
  };
  return (
    <ShortForm root={root} ref={form} onSubmit={() => login.submit()}>
      <TextField
        id={`${id}-name`}
        name="username"
        isLabelQuiet
        label={t('label')}
        placeholder={t('Enter_phoneAccount')}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={50}
        value={name}
        error={say(errors.name)}
        icon={hasArea ? undefined : 'user'}
        before={
          hasArea && (
            <AreaPicker value={box.area} onChange={box.setArea} label={t('area')} only={smsAreas(info)} />
          )
        }
        onChange={(phone) => {
          box.send({ type: 'phone-typed', phone });
          clear('name');
        }}
      />
      <CurrentPassword
        id={`${id}-password`}
        label={t('password')}
        placeholder={t('Enter_password')}
        show={t('show')}
        hide={t('hide')}
        value={login.password}
        error={say(errors.password)}
        onChange={(password) => {
          login.setPassword(password);
          clear('password');
        }}
      />
      {image !== undefined && <ImageCode {...image} id={`${id}-image`} />}
      {props.tab === 'password' && (
        <p className={styles.forgot}>
          <a href={PATHS['change-password']} onClick={forgot}>
            {t('forgot')}
          </a>
        </p>
      )}
      <Button type="submit" tone="primary" block busy={login.isBusy} unavailable={!box.isAgreed}>
        {t('login')}
      </Button>
      <Slide slide={login.slide} />
    </ShortForm>
  );
}

export default defineView(definition, words, (view) => {
  const { isShown } = useShownWay(view.props.tab);
  // Its own component, so that what was typed goes when its tab is left (M121).
  return isShown ? <WayPassword {...view} /> : null;
});
