/** Words of the browser-support notice. */
export const words = {
  cn: {
    title: '浏览器版本提示',
    tip: '为了获得更好的学习体验，请使用推荐的浏览器访问。',
    download: '立即下载',
    close: '继续使用当前浏览器',
  },
  en: {
    title: 'About your browser',
    tip: 'Please use a recommended browser for a good learning experience.',
    download: 'Download now',
    close: 'Continue with this browser',
  },
} as const;
