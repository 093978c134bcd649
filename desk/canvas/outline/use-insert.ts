/** Puts a block of the library where it was asked for, with an example's content, and the keyboard into its first field. */
import { useState } from 'react';
import type { AnyRenderer } from '#schemas/page/define-renderer.ts';
import { useCanvas } from '../canvas-context.ts';
import { spotAfter } from '../chosen.ts';
import { blockOf, presetsOf, type Preset } from './presets.ts';

export function useInsert() {
  const canvas = useCanvas();
  const [hasFailed, setFailed] = useState(false);
  const insertPreset = (definition: AnyRenderer, preset: Preset) => {
    const { store, actions } = canvas;
    const spot = store.getState().spot ?? spotAfter(canvas);
    store.setState({ dialog: undefined, spot: undefined });
    if (actions.insert(spot, [blockOf(definition, preset)])) canvas.focusForm();
  };
  const insert = async (definition: AnyRenderer) => {
    try {
      const [preset] = await presetsOf(definition);
      if (preset !== undefined) insertPreset(definition, preset);
    } catch {
      setFailed(true);
    }
  };
  return { insert, insertPreset, hasFailed };
}
