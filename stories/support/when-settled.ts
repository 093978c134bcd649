/** Stories that ask for something themselves are judged once it is there, in either language. */
import type { StoryObj } from '@storybook/react-vite';
import { waitUntilSettled } from './settled.ts';

/** The story, judged when nothing in it is loading any more. */
export function whenSettled(story: StoryObj): StoryObj {
  return {
    ...story,
    parameters: { ...story.parameters, settles: true },
    play: ({ canvasElement }) => waitUntilSettled(canvasElement),
  };
}
