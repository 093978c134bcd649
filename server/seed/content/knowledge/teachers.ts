/** The invented teachers of the knowledge shop. */
export const TEACHERS = {
  lin: { cn: '林晚舟', en: 'Lin Wanzhou' },
  shen: { cn: '沈知行', en: 'Shen Zhixing' },
  zhou: { cn: '周以南', en: 'Zhou Yinan' },
  gu: { cn: '顾念禾', en: 'Gu Nianhe' },
  lu: { cn: '陆清和', en: 'Lu Qinghe' },
  cheng: { cn: '程野川', en: 'Cheng Yechuan' },
} as const;
