/** The learner writes: words, pictures, recordings and choices, kept as they go, and handed in when all is there (M259). */
import type { Intend } from '#engine/intents.ts';
import { type Answer, useAnswer } from '#features/tasks/index.ts';
import column from '#pieces/personal-list.module.css';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { missingPart, type MissingPart } from '#schemas/task/answer-parts.ts';
import { ANSWER_MAX, type Task, TASK_TYPE } from '#schemas/task/task.ts';
import { Button } from '#ui/button.tsx';
import { Images } from './images.tsx';
import { Sounds } from './sounds.tsx';
import styles from './view.module.css';
import type { Key, Say } from './words.ts';

/** The options of a task: one or several of them. */
function Choices({ task, answer, t }: { task: Task; answer: Answer; t: Say }) {
  const { is_multiple: isMultiple, task_id: id } = task;
  const choose = (place: number, isOn: boolean) => {
    if (!isMultiple) return answer.choose([place]);
    const others = answer.options.filter((one) => one !== place);
    return answer.choose(isOn ? [...others, place].toSorted((one, other) => one - other) : others);
  };
  return (
    <fieldset className={styles.part} disabled={answer.isHanding}>
      <legend className={styles.label}>{t(isMultiple ? 'typeMany' : 'typeOne')}</legend>
      {task.options.map((option, place) => (
        // Options have no names but their places.
        <label key={`${String(place)} ${option}`} className={styles.option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`${id}-option`}
            checked={answer.options.includes(place)}
            onChange={({ target }) => choose(place, target.checked)}
          />
          <span>{option}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WritingProps {
  id: string;
  task: Task;
  reload: () => void;
  t: Say;
  act: Caller;
  intend: Intend;
}

const MISSING: Readonly<Record<MissingPart, Key>> = {
  text: 'missingText',
  image: 'missingImage',
  audio: 'missingAudio',
  choice: 'missingChoice',
};

const STATES = {
  clean: undefined,
  waiting: 'waiting',
  saving: 'saving',
  saved: 'saved',
  failed: 'saveFailed',
  elsewhere: 'elsewhere',
} as const;

function SaveState({ answer, reload, t }: { answer: Answer; reload: () => void; t: Say }) {
  const word = STATES[answer.saveState];
  return (
    <div className={column.line}>
      <p className={styles.hint} role="status">
        {word === undefined ? '' : t(word)}
      </p>
      {answer.saveState === 'failed' && (
        <Button size="s" onClick={() => void answer.flush()}>
          {t('saveAgain')}
        </Button>
      )}
      {answer.saveState === 'elsewhere' && (
        <Button size="s" tone="primary" onClick={reload}>
          {t('takeOther')}
        </Button>
      )}
    </div>
  );
}

/** What stands in the way of handing in, said in words; undefined where nothing does. */
function obstacleOf(task: Task, answer: Answer): Key | undefined {
  if (answer.uploading) return 'uploading';
  const missing = missingPart(task, answer);
  return missing === undefined ? undefined : MISSING[missing];
}

async function handIn(answer: Answer, reload: () => void, notify: () => void): Promise<void> {
  if (!(await answer.commit())) return;
  notify();
  reload();
}

export function Writing({ id, task, reload, t, act, intend }: WritingProps) {
  const answer = useAnswer(act, task);
  const obstacle = obstacleOf(task, answer);
  const isStuck = answer.saveState === 'elsewhere';
  const notify = () => intend('message.toast', { text: t('handedIn'), tone: 'success' });
  const ask = () =>
    intend('message.ask', {
      title: t('commitAsk'),
      content: t('commitHint'),
      confirmText: t('commit'),
      cancelText: t('cancel'),
      onConfirm: () => void handIn(answer, reload, notify),
    });
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('mine')}</h2>
      {task.type === TASK_TYPE.choice && <Choices task={task} answer={answer} t={t} />}
      <div className={styles.part}>
        <label className={styles.label} htmlFor={`${id}-text`}>
          {t('text')}
        </label>
        <textarea
          id={`${id}-text`}
          className={styles.text}
          value={answer.answer}
          maxLength={ANSWER_MAX}
          rows={8}
          placeholder={t('textHint')}
          aria-describedby={`${id}-count`}
          disabled={answer.isHanding}
          onChange={({ target }) => answer.write(target.value)}
          onBlur={() => void answer.flush()}
        />
        <p id={`${id}-count`} className={styles.count}>
          {t('count', { n: answer.answer.length, max: ANSWER_MAX })}
        </p>
      </div>
      {task.type !== TASK_TYPE.choice && <Images answer={answer} t={t} />}
      {task.type !== TASK_TYPE.choice && <Sounds answer={answer} t={t} />}
      <SaveState answer={answer} reload={reload} t={t} />
      <p className={styles.fault} role="alert">
        {answer.fault}
      </p>
      <p id={`${id}-obstacle`} className={styles.hint} role="status">
        {obstacle === undefined ? '' : t(obstacle)}
      </p>
      <div>
        <Button
          tone="primary"
          busy={answer.isHanding}
          unavailable={obstacle !== undefined || isStuck}
          aria-describedby={`${id}-obstacle`}
          onClick={() => {
            if (obstacle === undefined && !isStuck) ask();
          }}
        >
          {t('commit')}
        </Button>
      </div>
    </section>
  );
}
