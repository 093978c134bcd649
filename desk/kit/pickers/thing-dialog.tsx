/** A box to find things of the shop in and choose one, or several in their order. */
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldRef } from '#schemas/page/field.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { FailedLine } from '#ui/failed-band.tsx';
import { Icon } from '#ui/icon.tsx';
import { Modal, ModalActions } from '#ui/modal.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Thing } from './things.ts';
import { ThingPicture } from './thing-line.tsx';
import { useRest } from './use-rest.ts';
import { useCreateThing, useThings } from './use-things.ts';
import { pickerWords } from './words.ts';
import styles from './pickers.module.css';

interface ThingDialogProps {
  of: FieldRef;
  /** Ids that are chosen already, in their order. */
  chosenIds: readonly string[];
  /** 1 for a field of one: a press chooses it and closes the box. */
  max: number;
  onChoose: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Arrows lead from the search through the list and back. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-thing]')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface ThingListProps {
  of: FieldRef;
  q: string;
  chosenIds: readonly string[];
  choose: (thing: Thing) => void;
}

function ThingList({ of: kind, q, chosenIds, choose }: ThingListProps) {
  const t = useTranslation(pickerWords);
  const { data, error, isPending, refetch } = useThings(kind, q);
  if (error !== null) return <FailedLine retry={() => void refetch()} message={error.message} />;
  if (isPending)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton lines={6} />
      </div>
    );
  if (data.things.length === 0) return <Empty title={t('none')} hint={t('noneHint')} />;
  return (
    <>
      <ul className={styles.list}>
        {data.things.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              className={styles.option}
              data-thing={thing.id}
              aria-pressed={chosenIds.includes(thing.id)}
              onClick={() => choose(thing)}
            >
              <ThingPicture picture={thing.picture} />
              <span className={styles.words}>
                <span className={styles.title}>{thing.title}</span>
                <span className={styles.id}>{thing.id}</span>
              </span>
              {chosenIds.includes(thing.id) && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </ul>
      {data.total > data.things.length && (
        <p className={styles.note}>{t('more', { total: data.total, n: data.things.length })}</p>
      )}
    </>
  );
}

/** Makes what the words in the search name, where the shop has none of that name. */
function CreateLine({
  of: kind,
  title,
  onCreated,
}: {
  of: FieldRef;
  title: string;
  onCreated: (id: string) => void;
}) {
  const t = useTranslation(pickerWords);
  const maker = useCreateThing(kind, onCreated);
  const { data, isPlaceholderData } = useThings(kind, title);
  const isKnown = data !== undefined && !isPlaceholderData;
  const isThere = data?.things.some((thing) => thing.title === title || thing.id === title) === true;
  if (maker === undefined || title === '' || !isKnown || isThere) return null;
  return (
    <div>
      <Button data-action="create" busy={maker.isPending} onClick={() => maker.create(title)}>
        {t('create', { title })}
      </Button>
      {maker.error !== null && <p role="alert">{maker.error.message}</p>}
    </div>
  );
}

export function ThingDialog({ of: kind, chosenIds, max, onChoose, onClose }: ThingDialogProps) {
  const t = useTranslation(pickerWords);
  const [q, setQ] = useState('');
  const [ids, setIds] = useState(chosenIds);
  const words = useRest(q);
  const what = t(kind);
  const root = useRef<HTMLDivElement>(null);
  const choose = ({ id }: Pick<Thing, 'id'>) => {
    if (max === 1) {
      onChoose([id]);
      onClose();
    } else if (ids.includes(id)) setIds(ids.filter((one) => one !== id));
    else if (ids.length < max) setIds([...ids, id]);
  };
  return (
    <Modal title={t('chooseOf', { what })} size="m" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between what is in it, each of which has its own role */}
      <div ref={root} className={styles.dialog} onKeyDown={moveFocus}>
        <TextInput
          type="search"
          aria-label={t('search', { what })}
          placeholder={t('hint')}
          value={q}
          onChange={(event) => setQ(event.target.value)}
        />
        <CreateLine of={kind} title={words.trim()} onCreated={(id) => choose({ id })} />
        <ThingList of={kind} q={words} chosenIds={ids} choose={choose} />
      </div>
      {max > 1 && (
        <ModalActions>
          <span className={styles.note} role="status">
            {ids.length < max ? t('chosen', { n: ids.length }) : t('full', { max })}
          </span>
          <Button
            tone="primary"
            onClick={() => {
              onChoose(ids);
              onClose();
            }}
          >
            {t('done')}
          </Button>
        </ModalActions>
      )}
    </Modal>
  );
}
