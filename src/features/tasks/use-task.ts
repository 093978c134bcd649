/** One task of one's own, asked for when it is shown and whenever its answer changed elsewhere. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Caller } from '#schemas/api/define-endpoint.ts';
import { taskDetailGet } from '#schemas/api/tasks/tasks.ts';
import type { Task } from '#schemas/task/task.ts';

interface TaskView {
  of: string;
  task?: Task;
  /** Counts how often it was read, so that what is written begins anew with each. */
  turn: number;
  fault?: { code: string; text: string };
}

export function useTask(act: Caller, taskId: string) {
  const [view, setView] = useState<TaskView>({ of: taskId, turn: 0 });
  const caller = useRef(act);
  useEffect(() => {
    caller.current = act;
  });
  const reload = useCallback(async () => {
    const answer = await caller.current(taskDetailGet, { task_id: taskId });
    setView((before) => {
      const turn = before.turn + 1;
      if (answer.ok) return { of: taskId, task: answer.data, turn };
      const fault = { code: answer.code, text: answer.msg };
      return before.of === taskId ? { ...before, fault } : { of: taskId, turn, fault };
    });
  }, [taskId]);
  useEffect(() => void reload(), [reload]);
  const isThis = view.of === taskId;
  return {
    task: isThis ? view.task : undefined,
    fault: isThis ? view.fault : undefined,
    turn: view.turn,
    reload,
  };
}
