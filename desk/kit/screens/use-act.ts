/** One act of a screen: its dialog is open, it is under way, it was refused with a reason, or it is done and said so. */
import { useState } from 'react';
import { toast } from '#ui/toasts.tsx';

export function useAct<Target>() {
  const [target, setTarget] = useState<Target>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  return {
    /** What the dialog is about; undefined while it is closed. */
    target,
    busy,
    fault,
    setFault,
    open: (next: Target) => {
      setFault('');
      setTarget(() => next);
    },
    close: () => setTarget(undefined),
    /** Runs it; a refusal stays in the dialog, and what was typed with it. */
    run: async (act: () => Promise<unknown>, success: string) => {
      setBusy(true);
      setFault('');
      try {
        await act();
        setTarget(undefined);
        toast(success, 'success');
      } catch (error) {
        setFault(error instanceof Error ? error.message : String(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
