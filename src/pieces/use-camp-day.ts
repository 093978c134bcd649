/** Which day of a camp is looked at: the one that was picked, else today or the next with tasks (D87). */
import { useState } from 'react';
import { shopDay } from '#ui/shop-time.ts';
import { campDays, dayOf, firstChosen, type CampTask } from './camp-days.ts';

/** @param now unix milliseconds */
export function useCampDay(tasks: readonly CampTask[], now: number) {
  const today = shopDay(now);
  const [pickedDay, choose] = useState('');
  const chosenDay = pickedDay === '' ? firstChosen([...campDays(tasks).keys()], today) : pickedDay;
  return {
    calendar: { tasks, chosenDay, choose, today },
    isShown: (task: Pick<CampTask, 'unlockTs'>) => dayOf(task) === chosenDay,
  };
}
