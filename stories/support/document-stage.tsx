/** A page document of any kind, sound or not: the faults of its strict reading above, and below what shoppers' pages draw of it. */
import { useMemo, type ReactNode } from 'react';
import { checkDocument } from '#schemas/page/check.ts';
import { REGIONS } from '#schemas/page/document.ts';
import type { PageData } from '#schemas/page/ready.ts';
import { readDocument } from '#schemas/page/resolve-document.ts';
import { catalogue } from '#renderers/catalogue.gen.ts';
import { PageView } from '#engine/page-view.tsx';
import { EngineProvider } from '#engine/provider.tsx';
import { FaultList } from './fault-list.tsx';
import { pseudoDocument } from './pseudo.ts';
import { STORY_NOW } from './story-clock.ts';
import { storyEngine } from './story-engine.ts';
import { choicesOf, localeOf, type Globals } from './toolbars.ts';

const NO_DATA: PageData = {};
const definitionOf = (kind: string) => catalogue.get(kind)?.definition;

export function DocumentStage({ body, globals }: { body: unknown; globals: Globals }): ReactNode {
  const locale = localeOf(globals);
  const engine = useMemo(() => storyEngine(globals), [globals]);
  const { document, faults } = useMemo(() => {
    const facts = { locale, capabilities: engine.can, now: Math.floor(STORY_NOW / 1000) };
    const read = readDocument(body, catalogue, facts).document;
    return {
      document: globals.locale === 'pseudo' ? pseudoDocument(read, definitionOf) : read,
      faults: checkDocument(body, catalogue),
    };
  }, [body, engine, globals.locale, locale]);
  return (
    <EngineProvider key={choicesOf(globals)} engine={engine}>
      <FaultList faults={faults} locale={locale} />
      {REGIONS.map((region) => (
        <PageView key={region} document={document} region={region} data={NO_DATA} />
      ))}
    </EngineProvider>
  );
}
