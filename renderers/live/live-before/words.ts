/** Words of the stage before a room is on air. */
export const words = {
  cn: {
    teacher: '主讲：{{name}}',
    begins: '{{time}} 开播',
    soon: '老师正在准备，马上开始',
    opening: '正在进入直播间…',
  },
  en: {
    teacher: 'With {{name}}',
    begins: 'Starts {{time}}',
    soon: 'The teacher is getting ready',
    opening: 'Joining the live room…',
  },
} as const;
