/** The agreements themselves, in both languages. `{shop}` is the shop's name. Who changes one raises AGREEMENT_VERSION and dates it. */
import type { Locale } from '#schemas/locale.ts';
import type { Agreement } from '#schemas/auth/agreements.ts';

export interface AgreementText {
  title: string;
  sections: readonly (readonly [heading: string, text: string])[];
}

export const TEXTS: Readonly<Record<Agreement, Readonly<Record<Locale, AgreementText>>>> = {
  charge: {
    cn: {
      title: '用户服务协议',
      sections: [
        [
          '一、服务内容',
          '“{shop}”通过本店铺向您提供课程、直播、训练营等学习内容及相关服务。具体内容、价格与有效期以商品页面所示为准。',
        ],
        [
          '二、账号',
          '您以手机号、账号或第三方账号登录。请妥善保管登录方式；账号仅限本人使用，不得转让、出租或与他人共用。',
        ],
        [
          '三、购买与付款',
          '下单前请确认商品、价格与有效期。付款成功后，您可在有效期内学习所购内容。价格以付款时页面显示的为准。',
        ],
        [
          '四、退款',
          '退款条件以商品页面的说明为准；法律另有规定的，从其规定。退款成功后，相应内容的学习权限随之终止。',
        ],
        [
          '五、使用规则',
          '未经书面许可，您不得录制、复制、传播所学内容。评论与互动请遵守法律法规与公序良俗，违者店铺可限制其发言。',
        ],
        ['六、变更与联系', '协议变更后，我们会在您下次登录时再次征求同意。如有疑问，请联系店铺客服。'],
      ],
    },
    en: {
      title: 'Terms of service',
      sections: [
        [
          '1. What is offered',
          '{shop} offers courses, live lessons, camps and related services in this shop. What a product contains, its price and how long it may be studied stand on its page.',
        ],
        [
          '2. Your account',
          'You log in with a phone number, an account or an account elsewhere. Keep your way to log in to yourself; an account is for one person and may not be sold, lent or shared.',
        ],
        [
          '3. Buying and paying',
          'Check product, price and period before you order. Once paid, you may study it for as long as its page says. The price is the one shown when you pay.',
        ],
        [
          '4. Refunds',
          'The conditions for a refund stand on the page of the product; where the law gives you more, the law holds. After a refund the right to study what was refunded ends.',
        ],
        [
          '5. Fair use',
          'Lessons may not be recorded, copied or passed on without written leave. Comments keep to the law and to good manners; the shop may silence who does not.',
        ],
        [
          '6. Changes and contact',
          'When these terms change, you are asked again at your next login. For questions, contact the shop.',
        ],
      ],
    },
  },
  privacy: {
    cn: {
      title: '隐私政策',
      sections: [
        [
          '一、我们收集的信息',
          '登录时收集您的手机号、邮箱或第三方账号标识；学习时收集学习记录与进度；您在个人中心填写的资料由您自行决定是否提供。',
        ],
        [
          '二、如何使用',
          '这些信息仅用于登录、提供所购内容、保存学习进度、处理订单与保障账号安全，不用于与此无关的用途。',
        ],
        [
          '三、Cookie 与本地存储',
          '我们使用必要的 Cookie 保持登录状态与语言选择。浏览器本地仅保存昵称、头像等展示信息，不保存手机号与姓名。',
        ],
        [
          '四、共享',
          '短信、邮件与支付服务商仅收到完成该项服务所必需的信息。除法律要求外，我们不会向他人出售或提供您的信息。',
        ],
        ['五、您的权利', '您可在个人中心查看、更正资料，解除第三方账号绑定，退出其他设备，并申请注销账号。'],
        ['六、保存与安全', '信息仅保存至实现上述目的所需的期限。密码以不可还原的形式保存，验证码短时有效。'],
      ],
    },
    en: {
      title: 'Privacy policy',
      sections: [
        [
          '1. What is collected',
          'With a login: your phone number, e-mail address or the mark of an account elsewhere. While you study: your records and progress. What you write in the personal centre is up to you.',
        ],
        [
          '2. What it is used for',
          'To log you in, to give you what you bought, to keep your progress, to handle orders and to keep your account safe; for nothing else.',
        ],
        [
          '3. Cookies and local storage',
          'Cookies keep your login and your language. The browser itself keeps only what is shown, such as nickname and picture, never your phone number or name.',
        ],
        [
          '4. Who else sees it',
          'Carriers of SMS, mail and payments get what they need for their part and no more. Your data is neither sold nor given to others, unless the law demands it.',
        ],
        [
          '5. Your rights',
          'In the personal centre you can see and correct your data, take off accounts from elsewhere, log out other devices and ask for your account to be deleted.',
        ],
        [
          '6. Keeping it safe',
          'Data is kept only as long as it is needed for this. Passwords are stored so that nobody can read them, and codes live for minutes.',
        ],
      ],
    },
  },
  merchant_privacy: {
    cn: {
      title: '商家隐私政策',
      sections: [
        [
          '一、商家',
          '您在本店铺的学习服务由“{shop}”提供。商家为提供服务，可查看您的昵称、头像、订单与学习记录。',
        ],
        [
          '二、表单与互动',
          '您在信息表单、评论与互动中提交的内容会提供给商家；请勿在公开的评论中填写个人信息。',
        ],
        ['三、联系商家', '如需查询、更正或删除商家持有的信息，请联系店铺客服。'],
      ],
    },
    en: {
      title: 'Merchant privacy policy',
      sections: [
        [
          '1. The merchant',
          'What you study here is offered by {shop}. To offer it, the merchant can see your nickname and picture, your orders and your learning records.',
        ],
        [
          '2. Forms and comments',
          'What you enter in forms, comments and discussions goes to the merchant. Please put no personal data into public comments.',
        ],
        ['3. Contact', 'To see, correct or delete what the merchant holds about you, contact the shop.'],
      ],
    },
  },
};
