/** The box that binds a phone, or another in place of the one there is: the old one first, then the new one (D90, M231). */
import { useState } from 'react';
import { authPhoneBind } from '#schemas/api/auth/auth.phone.bind.ts';
import { wholePhone } from '#schemas/rules/phone.ts';
import type { ProvenPhone } from '#features/auth/index.ts';
import { Modal } from '#ui/modal.tsx';
import { PhoneForm, ProveOwnPhone, sayBy, type BoxProps } from './own-phone.tsx';
import styles from './view.module.css';

/** What is refused because the proof of the old one will not do any more. */
const PROOF_LOST = new Set<string>(['proof-needed', 'reset-token-expired']);

function Step({ t, n }: Pick<BoxProps, 't'> & { n: number }) {
  return <span className={styles.step}>{t('step', { n })}</span>;
}

export function PhoneBox(props: BoxProps) {
  const { act, intend, t, info, close } = props;
  const [token, setToken] = useState<string>();
  const isChange = info.phone !== '';
  const bind = async ({ phone, code, sessionId }: ProvenPhone) => {
    const answer = await act(authPhoneBind, {
      phone: wholePhone(phone),
      area_code: phone.area,
      code,
      session_id: sessionId,
      ...(token === undefined ? {} : { token }),
    });
    if (answer.ok) {
      sayBy(intend)(t('phoneDone'), 'success');
      close();
      return undefined;
    }
    if (!PROOF_LOST.has(answer.code)) return answer;
    setToken(undefined);
    return { code: answer.code, msg: t('proofLost') };
  };
  const isProving = isChange && token === undefined;
  return (
    <Modal title={t(isChange ? 'changePhone' : 'bindPhone')} onClose={close}>
      {isProving ? (
        <ProveOwnPhone {...props} key="old" step={<Step t={t} n={1} />} proven={setToken} />
      ) : (
        <PhoneForm
          key="new"
          {...{ act, intend, t, close }}
          area={info.area_code}
          hint={
            isChange ? (
              <>
                <Step t={t} n={2} />
                {t('newHint')}
              </>
            ) : (
              t('firstHint')
            )
          }
          button={t('confirm')}
          judge={() => undefined}
          send={bind}
        />
      )}
    </Modal>
  );
}
