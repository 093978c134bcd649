/** Fixed screen: a certificate by its number (ADR-326). */
import { CERTIFICATE_NUMBER_PATTERN } from '../../certificate/certificate.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

const NUMBER = new RegExp(CERTIFICATE_NUMBER_PATTERN);
/** Nobody's: a well-formed number, so that the answer to it is that there is none. */
const NO_NUMBER = '0'.repeat(12);

export const certificate: FixedScreen = ({ params }) => {
  const number = params['number'] ?? '';
  return screen({
    id: 'certificate',
    title: { cn: '证书查询', en: 'Certificate' },
    kind: 'certificate-page',
    props: { number: NUMBER.test(number) ? number : NO_NUMBER },
  });
};
