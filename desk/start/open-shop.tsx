/** Opening the first shop of an installation, by the address its start printed (ADR-735). */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deskOpeningCheck } from '#schemas/api/onboarding/opening.ts';
import { DESK_LOGIN } from '#schemas/desk/paths.ts';
import { languageTag } from '#schemas/locale.ts';
import { makeDeskCaller } from '#desk/kit/calls/caller.ts';
import type { DeskFacts } from '#desk/kit/facts.ts';
import { useWords } from '#i18n/use-words.ts';
import { WordsProvider } from '#i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { FailedScreen } from '#ui/failed-screen.tsx';
import { shopAddress, useOpeningDraft } from './open-shop-draft.ts';
import { isSpent } from './open-shop-faults.ts';
import { OpenShopForm } from './open-shop-form.tsx';
import { openShopWords } from './open-shop-words.ts';
import start from './start.module.css';

/** @param address of the shop that was filled in here before; empty where nothing was */
function DeadLink({ address }: { address: string }) {
  const t = useWords(openShopWords);
  return (
    <main className={start.page}>
      <div className={cx(start.card, start.wide)}>
        <h1 className={start.title}>{t('spent')}</h1>
        <p className={start.hint}>{t('spentHint')}</p>
        {address !== '' && (
          <>
            <p className={start.hint}>{t('spentOpened')}</p>
            <Button tone="primary" href={address + DESK_LOGIN}>
              {t('toDesk')}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

function Opening({ facts, setLocale }: { facts: DeskFacts; setLocale: (locale: 'cn' | 'en') => void }) {
  const t = useWords(openShopWords);
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const [isTooLate, setTooLate] = useState(false);
  const opening = useOpeningDraft();
  const { call } = useMemo(() => makeDeskCaller(facts, () => undefined), [facts]);
  const { data: answer, refetch } = useQuery({
    queryKey: [deskOpeningCheck.name, code],
    queryFn: () => call(deskOpeningCheck, { code }),
  });
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  if (answer === undefined) return <main aria-busy="true" aria-label={t('checking')} />;
  const isWrong = !answer.ok && (answer.code === 'bad-parameters' || isSpent(answer.detail));
  const { label } = opening.draft;
  if (isTooLate || isWrong)
    return <DeadLink address={label === '' ? '' : shopAddress(opening.draft, window.location)} />;
  if (!answer.ok) return <FailedScreen message={answer.msg} retry={() => void refetch()} />;
  return (
    <OpenShopForm
      {...opening}
      call={call}
      code={code}
      setLocale={setLocale}
      onTooLate={() => setTooLate(true)}
    />
  );
}

export function OpenShop({ facts }: { facts: DeskFacts }) {
  const [locale, setLocale] = useState(facts.locale);
  const own = useMemo(() => ({ ...facts, locale }), [facts, locale]);
  useEffect(() => {
    document.documentElement.lang = languageTag(locale);
  }, [locale]);
  return (
    <WordsProvider locale={locale}>
      <Opening facts={own} setLocale={setLocale} />
    </WordsProvider>
  );
}
