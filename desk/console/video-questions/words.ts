/** Words of the questions inside a film at the desk. */
import { defineWords } from '#i18n/define-words.ts';

export const videoQuestionWords = defineWords('desk-video-questions', {
  cn: {
    title: '视频中的题目：{{title}}',
    back: '商品',
    film: '视频',
    timeline: '时间轴',
    timelineHint: '选中时间轴上的题目后，按左右方向键每次移动 1 秒，按住 Shift 移动 10 秒',
    play: '播放视频',
    local: '打开本机上的视频来对时间',
    localHint: '这个视频只有学员能播放。可以打开本机上的同一个文件来对时间，文件不会上传。',
    failed: '视频无法播放，请打开本机上的文件',
    addHere: '在 {{time}} 添加题目',
    toNow: '改为当前时间 {{time}}',
    pointOf: '{{time}}：{{stem}}',
    untitled: '（未填写）',
    second: '出现的时间（秒）',
    required: '答题后才能继续播放',
    remove: '移除',
    none: '还没有题目。播放到要提问的地方，然后添加题目。',
    points: '题目',
    link: '视频中的题目',
  },
  en: {
    title: 'Questions in the video: {{title}}',
    back: 'Goods',
    film: 'Video',
    timeline: 'Timeline',
    timelineHint:
      'Select a question on the timeline and press the left or right arrow to move it by 1 second, with Shift by 10.',
    play: 'Play video',
    local: 'Open the video from this computer',
    localHint:
      'Only learners can play this video. Open the same file from this computer to find the moment; it is not uploaded.',
    failed: 'The video cannot be played. Open the file from this computer.',
    addHere: 'Add a question at {{time}}',
    toNow: 'Move to {{time}}',
    pointOf: '{{time}}: {{stem}}',
    untitled: '(empty)',
    second: 'Asked at (seconds)',
    required: 'Must be answered before the video goes on',
    remove: 'Remove',
    none: 'No questions yet. Play to the moment you want to ask at, then add one.',
    points: 'Questions',
    link: 'Questions in the video',
  },
});
