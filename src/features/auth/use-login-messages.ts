/** Hears what the page in a frame says of a login; anybody else's words are none (M222, requirement 12, D66). */
import { useEffect, useRef, type RefObject } from 'react';
import { pageMessages } from '#platform/page-messages.ts';
import { acceptLoginMessage, type LoginMessage } from '#schemas/auth/message-origin.ts';

export function useLoginMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  domains: readonly string[],
  hear: (message: LoginMessage) => void,
): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  const [own = '', other = ''] = domains;
  useEffect(
    () =>
      pageMessages.listen((event) => {
        const window = frame.current?.contentWindow;
        const message = acceptLoginMessage(event, { window, domains: [own, other] });
        if (message !== undefined) latest.current(message);
      }),
    [frame, own, other],
  );
}
