/** Draws the ways into an account, a row for each, and the box of the one that is being changed. */
import { useState, type ReactNode } from 'react';
import { defineView, type ViewProps } from '#engine/define-view.ts';
import { PATHS } from '#schemas/paths.ts';
import type { WordKeys } from '#i18n/words.ts';
import {
  companyLabel,
  hasScan,
  SCAN_COMPANY_NAMES,
  type ScanCompanyName,
} from '#schemas/auth/identity-companies.ts';
import type { Locale } from '#schemas/locale.ts';
import type { Capabilities } from '#schemas/shop/capabilities.ts';
import { withSpaces } from '#schemas/text/with-spaces.ts';
import { Button } from '#ui/button.tsx';
import { FailedBand } from '#ui/failed-band.tsx';
import { Sheet, SheetRow, SheetRows, SheetSkeleton } from '#ui/sheet.tsx';
import { UnmountDelay } from '#ui/unmount-delay.tsx';
import { definition } from './definition.ts';
import { EmailBox } from './email-box.tsx';
import type { BoxProps, Info, SecurityWords } from './own-phone.tsx';
import { PhoneBox } from './phone-box.tsx';
import { BindBox, UnbindBox } from './social-box.tsx';
import { words } from './words.ts';

type Props = ViewProps<typeof definition, WordKeys<typeof words>>;
type Open = 'phone' | 'email' | `bind ${ScanCompanyName}` | `unbind ${ScanCompanyName}`;

/** What the shop takes, and what is bound already even if it does not any more. */
function providersOf({ channels }: Info, can: Capabilities): ScanCompanyName[] {
  return SCAN_COMPANY_NAMES.filter(
    (name) => hasScan(name, can) || channels.some(({ provider }) => provider === name),
  );
}

interface WayProps {
  t: SecurityWords;
  name: string;
  /** Empty for none. */
  value: string;
  none: string;
  act: string;
  open: () => void;
}

function Way({ t, name, value, none, act, open }: WayProps) {
  const button = (
    <Button size="s" tone="text" aria-label={withSpaces(t('actOf', { act, name }))} onClick={open}>
      {act}
    </Button>
  );
  return (
    <SheetRow name={name} isEmpty={value === ''} actions={button}>
      {value === '' ? none : value}
    </SheetRow>
  );
}

function Box({ open, locale, ...boxProps }: BoxProps & { open: Open; locale: Locale }): ReactNode {
  if (open === 'phone') return <PhoneBox {...boxProps} />;
  if (open === 'email') return <EmailBox {...boxProps} />;
  const provider = SCAN_COMPANY_NAMES.find((one) => open.endsWith(` ${one}`));
  if (provider === undefined) return null;
  const box = { ...boxProps, provider, name: companyLabel(provider, locale) };
  return open.startsWith('unbind') ? <UnbindBox {...box} /> : <BindBox {...box} />;
}

function AccountSecurity({ root, id, data, t, can, act, intend, locale }: Props) {
  const { info } = data;
  const [open, setOpen] = useState<Open>();
  const channelOf = (provider: ScanCompanyName) => info.channels.find((one) => one.provider === provider);
  const isSet = info.has_password === 1;
  const change = t(isSet ? 'changePassword' : 'setPassword');
  const way = (kind: 'phone' | 'email') => (
    <Way
      t={t}
      name={t(kind)}
      value={info[kind]}
      none={t('unbound')}
      act={t(info[kind] === '' ? 'bind' : 'change')}
      open={() => setOpen(kind)}
    />
  );
  return (
    <Sheet root={root} id={id} title={t('title')} hint={t('hint')}>
      <SheetRows>
        {way('phone')}
        {way('email')}
        <SheetRow
          name={t('password')}
          isEmpty={!isSet}
          actions={
            <Button size="s" tone="text" href={PATHS['change-password']} aria-label={change}>
              {change}
            </Button>
          }
        >
          {t(isSet ? 'passwordSet' : 'passwordNone')}
        </SheetRow>
        {providersOf(info, can).map((provider) => {
          const channel = channelOf(provider);
          return (
            <Way
              key={provider}
              t={t}
              name={companyLabel(provider, locale)}
              value={channel === undefined ? '' : channel.nickname || t('bound')}
              none={t('unbound')}
              act={t(channel === undefined ? 'bind' : 'unbind')}
              open={() => setOpen(`${channel === undefined ? 'bind' : 'unbind'} ${provider}`)}
            />
          );
        })}
      </SheetRows>
      <UnmountDelay of={open}>
        {(one) => <Box {...{ open: one, act, intend, t, info, locale }} close={() => setOpen(undefined)} />}
      </UnmountDelay>
    </Sheet>
  );
}

export default defineView(definition, words, AccountSecurity, {
  Loading: ({ root }) => <SheetSkeleton root={root} rows={5} />,
  Failure: FailedBand,
});
