/** An address without a screen, or a screen that could not be had or broke: says so, and leads on. */
import { DESK } from '#schemas/desk/paths.ts';
import { useWords } from '#i18n/use-words.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { shellWords } from './words.ts';

export function DeadEnd({ isMissing = false }: { isMissing?: boolean }) {
  const t = useWords(shellWords);
  const action = isMissing ? (
    <Button href={DESK}>{t('toHome')}</Button>
  ) : (
    <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
  );
  return (
    <div role="alert">
      <Empty
        level={1}
        title={t(isMissing ? 'missing' : 'broken')}
        hint={t(isMissing ? 'missingHint' : 'brokenHint')}
        action={action}
      />
    </div>
  );
}
