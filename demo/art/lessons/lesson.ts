/** How the lessons of the demo differ from what its public pages play: longer, and of a smaller picture. */
export const LESSON = {
  pace: 3,
  width: 640,
  height: 360,
  /** The same film for slow networks. */
  smallWidth: 320,
  smallHeight: 180,
  breathingSeconds: 60,
  rainSeconds: 40,
  /** The free lesson. */
  plain: 'window-light-trial.mp4',
} as const;
