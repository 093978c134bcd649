/** Each state a good of the demo can be in, as one link of the switchboard. */
import type { LocaleText } from '#schemas/page/text.ts';

export const DEMO_STATES: readonly { id: string; state: LocaleText }[] = [
  { id: 'demo_paid_course', state: { cn: '付费课程，可试看一讲', en: 'paid course with a free lesson' } },
  { id: 'demo_lesson_trial', state: { cn: '课程中的试看课时', en: 'the free lesson of a course' } },
  { id: 'demo_lesson_2', state: { cn: '课程中未解锁的课时', en: 'a lesson its course opens' } },
  { id: 'demo_exam', state: { cn: '课程中的考试', en: 'an exam inside a course' } },
  { id: 'demo_practice', state: { cn: '课程中的练习', en: 'a practice inside a course' } },
  { id: 'demo_free_column', state: { cn: '免费专栏', en: 'free column' } },
  { id: 'demo_paid_video', state: { cn: '付费视频', en: 'paid video' } },
  { id: 'demo_audio', state: { cn: '付费音频', en: 'paid audio' } },
  { id: 'demo_text', state: { cn: '付费图文', en: 'paid article' } },
  { id: 'demo_camp', state: { cn: '训练营，按天解锁', en: 'camp that opens day by day' } },
  { id: 'demo_day_7', state: { cn: '尚未到解锁时间的课时', en: 'a lesson whose day has not come' } },
  { id: 'demo_live', state: { cn: '直播中', en: 'live now' } },
  { id: 'demo_replay', state: { cn: '可回放', en: 'replay' } },
  { id: 'demo_push', state: { cn: '直播未开始', en: 'live to come' } },
  { id: 'demo_one_left', state: { cn: '仅剩一件', en: 'one left' } },
  { id: 'demo_flash', state: { cn: '限时秒杀', en: 'flash sale' } },
  { id: 'demo_password', state: { cn: '需要密码：bookclub7', en: 'password: bookclub7' } },
  { id: 'demo_designated', state: { cn: '仅限指定学员', en: 'designated students only' } },
  { id: 'demo_stopped', state: { cn: '已停售', en: 'sale paused' } },
  { id: 'demo_soldout', state: { cn: '已售罄', en: 'sold out' } },
  { id: 'demo_upcoming', state: { cn: '即将开售', en: 'sale to begin' } },
  { id: 'v_tvpvzemkv1ix9q6f4ebbzhsj', state: { cn: '超级会员专享价', en: 'price for super members' } },
  { id: 'p_67lus8ptpyv2yntruvz1feh6', state: { cn: '已下架', en: 'taken down' } },
];
