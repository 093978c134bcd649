/** The shared pieces, shown as they stand in pages. */
import type { Root } from 'hast';
import type { Locale } from '#schemas/locale.ts';
import { Abnormal } from '#ui/abnormal.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Carousel } from '#ui/carousel.tsx';
import { Cover } from '#ui/cover.tsx';
import { Empty } from '#ui/empty.tsx';
import { GoodsCard } from '#pieces/goods-card.tsx';
import { Icon } from '#ui/icon.tsx';
import { showMessageBox } from '#ui/message-box.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { Popover } from '#ui/popover.tsx';
import { Price } from '#ui/price.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { RichText } from '#pieces/rich-text.tsx';
import { CardSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { toast } from '#ui/toasts.tsx';
import { sampleGoods } from './sample-goods.ts';
import styles from './foundations.module.css';

type Props = { locale: Locale };
const say = (locale: Locale, cn: string, en: string) => (locale === 'cn' ? cn : en);

function Buttons({ locale }: Props) {
  return (
    <>
      {(['l', 'm', 's'] as const).map((size) => (
        <div key={size} className={styles.rowOf}>
          <Button tone="primary" size={size}>
            {say(locale, '立即购买', 'Buy now')}
          </Button>
          <Button size={size}>{say(locale, '加入收藏', 'Save for later')}</Button>
          <Button tone="ghost" size={size} icon={<Icon name="play" size={16} />}>
            {say(locale, '免费试看', 'Free preview')}
          </Button>
          <Button tone="text" size={size}>
            {say(locale, '查看全部', 'See all')}
          </Button>
          <Button tone="danger" size={size}>
            {say(locale, '删除', 'Delete')}
          </Button>
          <Button tone="primary" size={size} busy>
            {say(locale, '提交中', 'Sending')}
          </Button>
          <Button size={size} disabled>
            {say(locale, '已售罄', 'Sold out')}
          </Button>
        </div>
      ))}
    </>
  );
}

export function Controls({ locale }: Props) {
  const ask = () => {
    showMessageBox({
      title: say(locale, '修改昵称', 'Change your name'),
      content: say(locale, '昵称会显示在你的评论和作业旁。', 'It stands beside your comments and homework.'),
      icon: 'info',
      input: { label: say(locale, '新昵称', 'New name'), required: true, maxLength: 20 },
    }).then(
      (value) => toast(String(value), 'success'),
      () => toast(say(locale, '已取消', 'Cancelled')),
    );
  };
  return (
    <div className={styles.stack}>
      <Buttons locale={locale} />
      <div className={styles.rowOf}>
        {(
          ['neutral', 'primary', 'accent', 'success', 'warning', 'error', 'gold', 'pulse', 'overlay'] as const
        ).map((tone) => (
          <Badge key={tone} tone={tone}>
            {say(locale, '标签', 'Label')}
          </Badge>
        ))}
        <Badge tone="primary" solid>
          {say(locale, '新课', 'New')}
        </Badge>
        <Badge tone="accent" solid>
          {say(locale, '限时折扣', 'Discount')}
        </Badge>
      </div>
      <div className={styles.rowOf}>
        <Price fen={0} locale={locale} size="l" />
        <Price fen={19_900} lineFen={29_900} locale={locale} size="l" />
        <Price fen={1_299_950} locale={locale} size="m" />
        <Price fen={990} locale={locale} size="s" />
        {['林知行', '苏木', 'Ada Lovelace', 'He Xiaotang', '周明远', '沈予安'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
      <div className={styles.rowOf}>
        <Button onClick={ask}>{say(locale, '打开消息框', 'Open the message box')}</Button>
        <Button onClick={() => toast(say(locale, '已加入购物车', 'Added to your cart'), 'success')}>
          {say(locale, '提示', 'Toast')}
        </Button>
        <Popover
          trigger={
            <>
              {say(locale, '全部课程', 'All courses')}
              <Icon name="chevron-down" size={16} />
            </>
          }
          place="bottom-start"
        >
          <div className={styles.pad}>{say(locale, '面板内容', 'What the panel holds')}</div>
        </Popover>
        <QrCode
          text="https://example.com/p/course_1"
          label={say(locale, '课程二维码', 'QR code of the course')}
          size={96}
        />
      </div>
      <Tabs
        label={say(locale, '课程内容', 'Course')}
        tabs={[
          {
            id: 'about',
            label: say(locale, '介绍', 'About'),
            panel: say(locale, '一门关于判断力的课。', 'A course about judgement.'),
          },
          {
            id: 'list',
            label: say(locale, '目录', 'Lessons'),
            count: 20,
            panel: say(locale, '五章二十讲。', 'Five chapters, twenty lessons.'),
          },
          {
            id: 'talk',
            label: say(locale, '评价', 'Reviews'),
            count: 128,
            panel: say(locale, '还没有评价。', 'No reviews yet.'),
          },
        ]}
      />
      <Tabs
        look="pill"
        label={say(locale, '分类', 'Subjects')}
        tabs={['产品|Product', '写作|Writing', '理财|Money', '心理|Mind', '摄影|Photo'].map((pair) => {
          const [cn = '', en = ''] = pair.split('|');
          return { id: en, label: say(locale, cn, en) };
        })}
      />
    </div>
  );
}

export function Goods({ locale }: Props) {
  const goods = sampleGoods(locale);
  return (
    <div className={styles.stack}>
      <div className={styles.grid}>
        {goods.map((card) => (
          <GoodsCard key={card.id} card={card} locale={locale} />
        ))}
      </div>
      <div className={styles.two}>
        <div className={styles.stack}>
          {goods.slice(0, 3).map((card) => (
            <GoodsCard key={card.id} card={card} locale={locale} layout="row" />
          ))}
        </div>
        <div>
          {goods.slice(0, 5).map((card, index) => (
            <GoodsCard key={card.id} card={card} locale={locale} layout="rank" rank={index + 1} />
          ))}
        </div>
      </div>
    </div>
  );
}

export function Pictures({ locale }: Props) {
  const slides = ['member-light', 'night-study', 'morning-desk'];
  return (
    <div className={styles.stack}>
      <Carousel
        label={say(locale, '推荐', 'Featured')}
        slides={slides.map((name) => (
          <Cover key={name} src={`/demo/banners/${name}.svg`} alt="" ratio="1200 / 360" radius="l" />
        ))}
      />
      <div className={styles.grid}>
        <Cover src="/demo/covers/three-hundred-words.svg" alt="" />
        <Cover src="/demo/covers/missing.svg" alt={say(locale, '找不到的图片', 'A picture that is gone')} />
        <Cover src={undefined} alt={say(locale, '没有图片', 'No picture')} />
        <Cover src="/demo/covers/one-window.svg" alt="" ratio="1 / 1" radius="l" />
      </div>
    </div>
  );
}

function prose(locale: Locale): Root {
  const text = (value: string) => ({ type: 'text' as const, value });
  const element = (tagName: string, ...children: Root['children'][number][]) => ({
    type: 'element' as const,
    tagName,
    properties: {},
    children: children.filter((child) => child.type !== 'doctype'),
  });
  return {
    type: 'root',
    children: [
      element('h2', text(say(locale, '为什么要学这门课', 'Why take this course'))),
      element(
        'p',
        text(
          say(
            locale,
            '好的产品判断来自对人的理解。这门课不教模板，只陪你一次次回到问题本身：谁，在什么处境下，想完成什么。',
            'Good product judgement comes from understanding people. There are no templates here; each lesson returns to the question itself: who, in what situation, wants to get what done.',
          ),
        ),
      ),
      element(
        'blockquote',
        element('p', text(say(locale, '慢一点，才能快一点。', 'Slower, so that it can be faster.'))),
      ),
      element(
        'ul',
        element('li', text(say(locale, '二十讲视频，随时回看', 'Twenty videos to watch again at any time'))),
        element(
          'li',
          text(say(locale, '每章一份作业，老师点评', 'One exercise a chapter, reviewed by the teacher')),
        ),
      ),
    ],
  };
}

export function Words({ locale }: Props) {
  return <RichText tree={prose(locale)} size="article" />;
}

export function States({ locale }: Props) {
  return (
    <div className={styles.stack}>
      <div className={styles.two}>
        <Empty
          title={say(locale, '还没有学习记录', 'No learning records yet')}
          hint={say(locale, '从一节免费课开始吧。', 'Start with a free lesson.')}
          action={
            <Button tone="primary" href="/">
              {say(locale, '去逛逛', 'Look around')}
            </Button>
          }
        />
        <Abnormal
          code={50000}
          requestId="req-7f3a91"
          onRetry={() => toast(say(locale, '重试中', 'Trying again'))}
        />
      </div>
      <div className={styles.grid}>
        <CardSkeleton />
        <CardSkeleton />
        <Placeholder title={say(locale, '此处内容即将上线', 'Coming here soon')} />
        <Placeholder
          tone="warning"
          title={say(locale, '未知的组件', 'Unknown block')}
          hint="kind: mystery-block"
        />
      </div>
    </div>
  );
}
