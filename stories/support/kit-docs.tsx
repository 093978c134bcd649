/**
 * The docs page of a group of the kit: each part drawn, with what it is for, when to use it and when not, how settled it is and
 * what its keys do, read from `parameters.kit`. Its text is English, as on the other docs pages.
 */
import { Canvas, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import { WordsProvider } from '#i18n/words-provider.tsx';
import type { Advice, KitPart, Maturity } from './kit-story.tsx';
import styles from './kit.module.css';
import { useDocsLocale } from './use-docs-locale.ts';
import './docs.css';

const MATURITY: Readonly<Record<Maturity, string>> = {
  stable: 'many pages stand on it; its look and its props change only by a decision',
  settling: 'in use; its props may still change, and the change carries every use along',
  new: 'one use so far; ask before you build on it',
};

function isPart(value: unknown): value is KitPart {
  return typeof value === 'object' && value !== null && 'parts' in value;
}

function AdviceList({
  title,
  className,
  list,
}: {
  title: string;
  className?: string;
  list: readonly Advice[];
}) {
  const locale = useDocsLocale();
  return (
    <div className={className}>
      <h4>{title}</h4>
      <ul>
        {list.map((advice) => {
          const [say, draw] = typeof advice === 'string' ? [advice] : advice;
          return (
            <li key={say}>
              {say}
              {draw !== undefined && (
                <Unstyled>
                  <div className={styles.drawn}>
                    <WordsProvider locale={locale}>{draw()}</WordsProvider>
                  </div>
                </Unstyled>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Keys({ keys }: Pick<KitPart, 'keys'>) {
  if (keys.length === 0) return <p>Nothing to press: the keyboard passes it by.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Part({ kit, name, children }: { kit: KitPart; name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <p>
        {kit.parts.map((one) => (
          <code key={one}>{`<${one}>`} </code>
        ))}
      </p>
      <p className="lectern-lead">{kit.purpose}</p>
      <p>
        <span className={styles.maturity}>{kit.maturity}</span> {MATURITY[kit.maturity]}
      </p>
      {children}
      <div className={styles.advice}>
        <AdviceList title="Do" className={styles.do ?? ''} list={kit.do} />
        <AdviceList title="Don’t" className={styles.dont ?? ''} list={kit.dont} />
      </div>
      <h3>Keyboard</h3>
      <Keys keys={kit.keys} />
    </section>
  );
}

function KitDocs() {
  const stories = useContext(DocsContext).componentStories();
  const title = stories[0]?.title.split('/').at(-1);
  return (
    <div className="lectern-docs" lang="en">
      <h1>{title}</h1>
      {stories.map(({ id, name, parameters, moduleExport }) => {
        const kit: unknown = parameters['kit'];
        if (!isPart(kit)) return null;
        return (
          <Part key={id} kit={kit} name={name}>
            <Canvas of={moduleExport} sourceState="none" />
          </Part>
        );
      })}
    </div>
  );
}

/** The parameters of a file of parts. */
export const KIT = { docs: { page: KitDocs } };
