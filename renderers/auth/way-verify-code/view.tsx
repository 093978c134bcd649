/** Draws the login with a code by SMS, and the same form where a first scan asks for a phone. */
import { useBoot } from '#engine/provider.tsx';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { useCodeLogin, useShownWay } from '#features/auth/index.ts';
import type { WordKeys } from '#i18n/words.ts';
import { Button } from '#ui/button.tsx';
import { PhoneCode } from '#pieces/phone-code.tsx';
import { ShortForm } from '#pieces/short-form.tsx';
import { Slide } from '#pieces/slide.tsx';
import { gateRefusal } from '#schemas/shop/gate.ts';
import { smsAreas } from '#schemas/shop/shop-info.ts';
import { definition } from './definition.ts';
import { words } from './words.ts';
import styles from './view.module.css';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;

function WayVerifyCode({ view, isLive }: { view: Props; isLive: boolean }) {
  const { root, id, props, can, t, act } = view;
  const { info } = useBoot();
  const isBinding = props.tab === 'phone';
  const makesAccounts = gateRefusal('register', 'stranger', can) === undefined;
  const login = useCodeLogin(act, props.tab, isLive);
  const { box, form, slide } = login;
  return (
    <ShortForm root={root} ref={form} onSubmit={() => void login.submit()}>
      {isBinding && (
        <>
          <h2 className={styles.title}>{t('bindTitle')}</h2>
          <p className={styles.hint}>{t('bindHint')}</p>
        </>
      )}
      <PhoneCode
        {...login.fields}
        id={id}
        only={smsAreas(info)}
        onPhoneLeft={() => void login.inquire()}
        onFull={(code) => void login.submit(code)}
      />
      {login.isElsewhere && (
        <p className={styles.elsewhere} role="alert">
          {t('elsewhere')}
          <button type="button" onClick={() => box.send({ type: 'scan-asked' })}>
            {t('goLogin')}
          </button>
        </p>
      )}
      <Button type="submit" tone="primary" block busy={login.isEntering} unavailable={!box.isAgreed}>
        {t(isBinding ? 'bind' : 'login')}
      </Button>
      {!isBinding && makesAccounts && <p className={styles.fresh}>{t('fresh')}</p>}
      <Slide slide={slide} />
    </ShortForm>
  );
}

export default defineView(definition, words, (view) => {
  const { isShown, isLive } = useShownWay(view.props.tab);
  return isShown ? <WayVerifyCode view={view} isLive={isLive} /> : null;
});
