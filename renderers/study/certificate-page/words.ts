/** Words of a certificate. */
import type { Translate, WordKeys } from '#i18n/words.ts';

export const words = {
  cn: {
    valid: '证书有效',
    validHint: '由“{{issuer}}”于 {{day}} 颁发，目前有效。',
    revoked: '证书已撤销',
    revokedHint: '该证书已于 {{day}} 被撤销，不再有效。',
    unknown: '查无此证书',
    unknownHint: '没有编号为 {{number}} 的证书，请核对编号（不含字母 I、L、O、U）。',
    print: '打印',
    badge: '数字徽章',
    badgeHint: '按 Open Badges 3.0 签名，可存入徽章钱包，也可离线验证。',
    credential: '签名凭证（JWT）',
    picture: '徽章图片（SVG）',
    keys: '公钥',
    mine: '这是你的证书',
    mineShown: '任何知道编号的人都能看到下面的姓名和课程。',
    mineHidden: '目前别人只能看到证书是否有效，看不到姓名和课程。',
    name: '证书上的姓名',
    nameWrong: '请填写姓名',
    nameAsked: '确认证书上的姓名',
    nameOnce: '姓名只能填写一次，颁发后不能修改，请核对清楚。',
    nameChange: '姓名有误？请联系“{{issuer}}”更改：原证书会撤销，并换发新证书。',
    issueShown: '颁发并公开',
    issueHidden: '颁发，暂不公开',
    showIt: '公开姓名和课程',
    hideIt: '不再公开',
  },
  en: {
    valid: 'This certificate is valid',
    validHint: 'Issued by {{issuer}} on {{day}}, and valid today.',
    revoked: 'This certificate was revoked',
    revokedHint: 'It was revoked on {{day}} and is no longer valid.',
    unknown: 'Certificate not found',
    unknownHint:
      'There is no certificate with the number {{number}}. Please check it: numbers never contain I, L, O or U.',
    print: 'Print',
    badge: 'Digital badge',
    badgeHint: 'Signed as Open Badges 3.0: for a wallet of badges, and to be verified offline.',
    credential: 'Signed credential (JWT)',
    picture: 'Badge picture (SVG)',
    keys: 'Public key',
    mine: 'This certificate is yours',
    mineShown: 'Anyone with the number can see your name and the course.',
    mineHidden: 'Others can see that it is valid, but not your name or the course.',
    name: 'Name on the certificate',
    nameWrong: 'Please enter a name',
    nameAsked: 'Confirm your name',
    nameOnce: 'Check the spelling. You can’t change the name after the certificate is issued.',
    nameChange:
      'Wrong name? Ask {{issuer}} to change it. You’ll get a new certificate, and this one will be revoked.',
    issueShown: 'Issue and share',
    issueHidden: 'Issue privately',
    showIt: 'Show name and course',
    hideIt: 'Hide name and course',
  },
} as const;

/** How the parts of a certificate say their words. */
export type Say = Translate<WordKeys<typeof words>>;
