/** The box that binds a phone, or another in place of the one there is: the old one first, then the new one (D90, M231). */
import { authPhoneBind } from '#schemas/api/identity/phones.ts';
import { wholePhone } from '#schemas/auth/phone.ts';
import type { ProvenPhone } from '#features/auth/use-phone-proof.ts';
import { Modal } from '#ui/modal.tsx';
import { PhoneForm, ProveOwnPhone, sayBy, useProof, type BoxProps } from './own-phone.tsx';
import styles from './view.module.css';

function Step({ t, n }: Pick<BoxProps, 't'> & { n: number }) {
  return <span className={styles.step}>{t('step', { n })}</span>;
}

export function PhoneBox(props: BoxProps) {
  const { act, intend, t, info, close } = props;
  const isChange = info.phone !== '';
  const proof = useProof(isChange, props.intend);
  const bind = async ({ phone, code, sessionId }: ProvenPhone) => {
    const answer = await act(authPhoneBind, {
      phone: wholePhone(phone),
      area_code: phone.area,
      code,
      session_id: sessionId,
      ...proof.shown,
    });
    if (answer.ok) {
      sayBy(intend)(t('phoneDone'), 'success');
      close();
      return undefined;
    }
    return proof.isLost(answer, t('proofLost')) ? undefined : answer;
  };
  return (
    <Modal title={t(isChange ? 'changePhone' : 'bindPhone')} onClose={close}>
      {proof.isProving && (
        <ProveOwnPhone {...props} step={<Step t={t} n={1} />} why={proof.why} onProof={proof.proven} />
      )}
      {proof.isReached && (
        <div hidden={proof.isProving}>
          <PhoneForm
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
            turn={proof.turn}
          />
        </div>
      )}
    </Modal>
  );
}
