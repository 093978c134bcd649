/** Draws the audio bar: what is heard while its page is not shown. */
import { defineView } from '#engine/define-view.ts';
import { useListening, useSleep, type ListeningState } from '#features/playback/index.ts';
import { Bar } from './bar.tsx';
import { definition } from './definition.ts';
import { words } from './words.ts';

const nothing = () => undefined;

function sampleOf(props: {
  title: string;
  course: string;
  cover: string;
  href: string;
}): ListeningState | undefined {
  if (props.title === '') return undefined;
  const lesson = { ...props, id: '', productId: '', teacher: '', type: 2, at: 95, seconds: 1_260 };
  const near = { before: undefined, next: undefined };
  return {
    lesson,
    phase: 'offered',
    playback: undefined,
    playing: undefined,
    near,
    close: nothing,
    goOn: nothing,
  };
}

export default defineView(definition, words, function AudioBar({ root, props, t }) {
  const current = useListening();
  const bed = useSleep();
  const listening = current ?? sampleOf(props);
  return <div {...root}>{listening !== undefined && <Bar listening={listening} bed={bed} t={t} />}</div>;
});
