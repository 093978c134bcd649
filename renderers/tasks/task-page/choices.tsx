/** The options of a task: one or several of them. */
import type { Task } from '#schemas/task/task.ts';
import type { Answer } from '#features/tasks/index.ts';
import type { Say } from './say.ts';
import styles from './view.module.css';

export function Choices({ task, answer, t }: { task: Task; answer: Answer; t: Say }) {
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
