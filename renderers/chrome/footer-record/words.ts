/** Words of the footer's last lines. */
export const words = {
  cn: {
    label: '版权与备案',
    licence: '电子营业执照',
    complaint: '投诉与建议',
    support: '由 Lectern 提供技术支持',
  },
  en: {
    label: 'Copyright and filing',
    licence: 'Business licence',
    complaint: 'Complaints',
    support: 'Technical support by Lectern',
  },
} as const;
