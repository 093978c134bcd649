/** Whether the certificate shown is one's own, asked for once somebody is known to be logged in; and what it shows. */
import { useEffect, useRef, useState } from 'react';
import { certificateListGet, certificateShowSet } from '#schemas/api/certificates/certificates.ts';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import type { OwnCertificate } from '#schemas/certificate/certificate.ts';

interface Own {
  /** Undefined for a stranger's, and until it is known. */
  own: OwnCertificate | undefined;
  /** Answers what is wrong in words; empty where it is kept. */
  show: (name: string, isShown: boolean) => Promise<string>;
}

export function useOwnCertificate(act: Caller, number: string, isIn: boolean): Own {
  const [list, setList] = useState<readonly OwnCertificate[]>([]);
  const caller = useRef(act);
  useEffect(() => {
    caller.current = act;
  });
  useEffect(() => {
    if (!isIn) return undefined;
    let isGone = false;
    void caller.current(certificateListGet, {}).then((answer) => {
      if (answer.ok && !isGone) setList(answer.data.list);
    });
    return () => {
      isGone = true;
    };
  }, [isIn]);
  const show = async (name: string, isShown: boolean): Promise<string> => {
    const answer = await caller.current(certificateShowSet, { number, name, is_shown: isShown ? 1 : 0 });
    if (!answer.ok) return answer.msg;
    setList((before) => before.map((one) => (one.number === number ? answer.data : one)));
    return '';
  };
  return { own: isIn ? list.find((one) => one.number === number) : undefined, show };
}
