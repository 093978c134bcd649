/** Words of the guide of the canvas. */
import { defineWords } from '#i18n/define-words.ts';

export const guideWords = defineWords('desk-guide', {
  cn: {
    guide: '第一次使用',
    step: '第 {{step}} 步，共 {{count}} 步',
    chooseTitle: '点哪里，改哪里',
    chooseText:
      '在页面上点一个模块，它的内容和设置在右边；在手机上点下方的“设置”打开。双击文字可以直接在页面上改。',
    addTitle: '添加和移动模块',
    addText: '左边列出页面上的所有模块。按“添加”选一个新模块，拖动可以换位置，也可以用 Alt 加方向键。',
    saveTitle: '改动会自动保存',
    saveText: '改动先保存为草稿，顾客看不到。断网时保存在这台设备上，恢复后自动上传。',
    lookTitle: '换个身份看看',
    lookText: '切换手机、平板和电脑的宽度，或者以访客、会员的身份查看页面。',
    publishTitle: '准备好了再发布',
    publishText: '发布前会列出所有改动，也可以定时发布。发布后随时可以恢复到以前的版本。',
    next: '下一步',
    back: '上一步',
    done: '开始编辑',
    close: '不再显示',
  },
  en: {
    guide: 'First steps',
    step: 'Step {{step}} of {{count}}',
    chooseTitle: 'Click what you want to change',
    chooseText:
      'Click a block on the page. Its content and settings are on the right, or on a phone under Settings below. Double-click a text to edit it in place.',
    addTitle: 'Add and move blocks',
    addText:
      'The list on the left has every block of the page. Use “Add” for a new one. Drag to move a block, or press Alt with an arrow key.',
    saveTitle: 'Your changes save themselves',
    saveText:
      'Changes are kept as a draft that customers cannot see. Offline they are kept on this device and sent once you are back.',
    lookTitle: 'See it as someone else',
    lookText:
      'Switch between phone, tablet and desktop widths, or look at the page as a visitor or a member.',
    publishTitle: 'Publish when you are ready',
    publishText:
      'You see a list of all changes first, and can pick a later time. You can always go back to an earlier version.',
    next: 'Next',
    back: 'Back',
    done: 'Start editing',
    close: 'Don’t show again',
  },
});
