/** Fixed screen: an agreement of a login, in the language its address names (M289). */
import { AGREEMENTS } from '../../auth/agreements.ts';
import { screen, type FixedScreen } from './fixed-screen.ts';

const TITLES = {
  charge: { cn: '用户服务协议', en: 'Terms of service' },
  privacy: { cn: '隐私政策', en: 'Privacy policy' },
  merchant_privacy: { cn: '商家隐私政策', en: 'Merchant privacy policy' },
} as const;

/** Path parameters name (charge, privacy, merchant_privacy; else privacy) and language (en, else cn). */
export const agreement: FixedScreen = ({ params }) => {
  const name = AGREEMENTS.find((one) => one === params['name']) ?? 'privacy';
  const language = params['language'] === 'en' ? 'en' : 'cn';
  // The title is in the language of the text it stands over, whatever language the shop is read in.
  const title = TITLES[name][language];
  return screen({
    id: 'agreement',
    title: { cn: title, en: title },
    kind: 'agreement',
    props: { agreement: name, language },
  });
};
