/** The zones of the knowledge shop by name: one of each gate. */
export const ZONES = {
  reading: { id: 'morning-reading', title: { cn: '晨读专区', en: 'Morning reading' } },
  darkroom: { id: 'darkroom', title: { cn: '摄影营暗房', en: 'The darkroom' } },
  writers: { id: 'writers-circle', title: { cn: '写作同修会', en: 'Writers’ circle' } },
  openDay: { id: 'open-day', title: { cn: '书院开放日', en: 'Open day' } },
} as const;
