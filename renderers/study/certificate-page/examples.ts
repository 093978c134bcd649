/** Named configs of a certificate, with what a shop server would answer. Moments are fixed. */
import { showDesign, STANDARD_DESIGN } from '#schemas/certificate/certificate-design.ts';
import type { CheckedCertificate } from '#schemas/certificate/certificate.ts';
import type { RendererExample, StoredPropsOf } from '#schemas/page/define-renderer.ts';
import type { definition } from './definition.ts';

type Example = RendererExample<StoredPropsOf<typeof definition>>;

/** 2026-11-23 20:00 in the shop's zone. */
const ISSUED = 1_795_435_200;
const NUMBER = '7K3M9Q2R4T6V';

const CHECKED: CheckedCertificate = {
  number: NUMBER,
  state: 'valid',
  issued_ts: ISSUED,
  revoked_ts: 0,
  is_shown: 1,
  name: '林小满',
  title: '亲密关系的说明书',
  seconds: 17_220,
  issuer: '不眠书院',
  badge: `/certificate/${NUMBER}/badge`,
  badge_svg: `/certificate/${NUMBER}/badge.svg`,
  design: showDesign(STANDARD_DESIGN, '#1f5eff', 'cn'),
};
const HIDDEN = { is_shown: 0, name: '', title: '', seconds: 0, badge: '', badge_svg: '' } as const;

const example = (name: string, change: Partial<CheckedCertificate> = {}): Example => ({
  name,
  props: { number: NUMBER },
  data: { checked: { ...CHECKED, ...change } },
});

export const examples: Example[] = [
  example('minimal', HIDDEN),
  example('typical'),
  example('short-study', { seconds: 1500 }),
  example('revoked', { state: 'revoked', revoked_ts: ISSUED + 86_400 }),
  example('unknown', { ...HIDDEN, state: 'unknown', issued_ts: 0 }),
  example('designed', {
    design: {
      title: '学习证明',
      wording: '{学员姓名} 同学：\n于 {颁发日期} 学完《{课程名称}》，共 {学习时长}。\n特发此证。',
      signer: '院长　沈知行',
      paper: '#fdf6e8',
      accent: '#8a1c1c',
      background: '/demo/covers/build-from-zero.svg',
      seal: '/demo/portraits/gu.svg',
      signature: '',
      orientation: 'portrait',
    },
  }),
  example('maximal', {
    name: 'Maximiliane-Alexandra von Hohenstein-Berg',
    title: 'A course with a title so long that it has to break more than once 一个很长很长的课程标题'.repeat(
      2,
    ),
    issuer: 'The Northfield Academy of Continuing Education and Professional Training',
    seconds: 1_234_567,
  }),
];
