/** The leaf components of the bench page: plain React, the same for every engine. Ids stand on the roots, as in the product. */
import type { ReactNode } from 'react';

interface LeafProps {
  id: string;
  props: Readonly<Record<string, unknown>>;
  children?: ReactNode;
}
export type Leaf = (leaf: LeafProps) => ReactNode;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const number = (value: unknown) => (typeof value === 'number' ? value : 0);
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);
const yuan = (fen: unknown) => `¥${(number(fen) / 100).toFixed(2)}`;

function links(value: unknown): { text: string; href: string }[] {
  return Array.isArray(value) ? value.map((link: { text: string; href: string }) => link) : [];
}

const Navbar: Leaf = ({ id, props, children }) => (
  <header data-node={id} className="navbar">
    <a href="/" className="brand">
      <img src={text(props['logo'])} alt={text(props['name'])} width={120} height={32} />
      <span>{text(props['name'])}</span>
    </a>
    <nav aria-label="Main">
      <ul>{children}</ul>
    </nav>
  </header>
);

const NavItem: Leaf = ({ id, props }) => (
  <li data-node={id}>
    <a href={text(props['href'])}>
      <span>{text(props['text'])}</span>
    </a>
  </li>
);

const Search: Leaf = ({ id, props }) => (
  <li data-node={id}>
    <form role="search" action="/search">
      <label>
        <span className="quiet">{text(props['hint'])}</span>
        <input name="q" placeholder={text(props['hint'])} />
      </label>
      <button type="submit">Go</button>
    </form>
  </li>
);

const UserEntry: Leaf = ({ id, props }) => (
  <li data-node={id}>
    <button type="button" className="user">
      <span className="avatar" />
      <span>{text(props['text'])}</span>
    </button>
  </li>
);

const Banner: Leaf = ({ id, props, children }) => (
  <section data-node={id} className="banner" style={{ height: number(props['height']) }} aria-label="Banner">
    <ol>{children}</ol>
    <p className="dots">
      <i />
      <i />
      <i />
      <i />
    </p>
  </section>
);

const BannerSlide: Leaf = ({ id, props }) => (
  <li data-node={id}>
    <img src={text(props['image'])} alt="" width={1200} height={420} />
    <div className="words">
      <h2>{text(props['title'])}</h2>
      <p>{text(props['text'])}</p>
    </div>
  </li>
);

const Notice: Leaf = ({ id, props }) => (
  <section data-node={id} className="notice" aria-label="Notices">
    <ul>
      {texts(props['texts']).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

const IconNav: Leaf = ({ id, children }) => (
  <nav data-node={id} className="icons" aria-label="Topics">
    {children}
  </nav>
);

const IconItem: Leaf = ({ id, props }) => (
  <a data-node={id} href={text(props['href'])}>
    <img src={text(props['icon'])} alt="" width={48} height={48} />
    <span>{text(props['text'])}</span>
  </a>
);

const SectionTitle: Leaf = ({ id, props }) => (
  <div data-node={id} className="section-title">
    <h2>{text(props['title'])}</h2>
    <a href={text(props['more'])}>More</a>
  </div>
);

const GoodsList: Leaf = ({ id, props, children }) => (
  <div data-node={id} className={`goods ${text(props['layout'])}`}>
    {children}
  </div>
);

const GoodsCard: Leaf = ({ id, props, children }) => (
  <article data-node={id} className="card">
    <a href={text(props['href'])}>
      <figure>
        <img src={text(props['cover'])} alt="" width={280} height={158} loading="lazy" />
      </figure>
      <h3>{text(props['title'])}</h3>
    </a>
    <div>
      <p>
        <i className="person" />
        <span>{text(props['teacher'])}</span>
        <span>{number(props['lessons'])} lessons</span>
      </p>
      <p>
        <i className="crowd" />
        <small>{number(props['learners'])} learning</small>
      </p>
    </div>
    <footer>{children}</footer>
  </article>
);

const Price: Leaf = ({ id, props }) => (
  <span data-node={id} className="price">
    <b>{yuan(props['fen'])}</b>
    <s>{yuan(props['line'])}</s>
  </span>
);

const Badge: Leaf = ({ id, props }) => (
  <em data-node={id} className={`badge ${text(props['tone'])}`}>
    {text(props['text'])}
  </em>
);

const ImageText: Leaf = ({ id, props }) => (
  <section data-node={id} className={props['flip'] === true ? 'side flip' : 'side'}>
    <figure>
      <img src={text(props['image'])} alt="" width={520} height={320} loading="lazy" />
    </figure>
    <div>
      <h2>{text(props['title'])}</h2>
      <p>{text(props['text'])}</p>
      <a href="/page/about">Read on</a>
    </div>
  </section>
);

const RichText: Leaf = ({ id, props, children }) => (
  <section data-node={id} className="rich">
    <h2>{text(props['title'])}</h2>
    {children}
  </section>
);

const Paragraph: Leaf = ({ id, props }) => <p data-node={id}>{text(props['text'])}</p>;

const Video: Leaf = ({ id, props }) => (
  <figure data-node={id} className="video">
    <img src={text(props['poster'])} alt="" width={960} height={540} loading="lazy" />
    <button type="button" aria-label="Play">
      <span />
    </button>
    <figcaption>
      {text(props['title'])} <time>{number(props['seconds'])} s</time>
    </figcaption>
  </figure>
);

const Tabs: Leaf = ({ id, props, children }) => (
  <section data-node={id} className="tabs" aria-label={text(props['label'])}>
    {children}
  </section>
);

const TabPanel: Leaf = ({ id, props }) => (
  <div data-node={id} className="panel">
    <h3>{text(props['title'])}</h3>
    <ul>
      {texts(props['lines']).map((line) => (
        <li key={line}>
          <a href="/page/tab">
            <span>{line}</span>
          </a>
        </li>
      ))}
    </ul>
  </div>
);

const Teacher: Leaf = ({ id, props }) => (
  <article data-node={id} className="teacher">
    <img src={text(props['photo'])} alt="" width={96} height={96} loading="lazy" />
    <h3>{text(props['name'])}</h3>
    <p>{text(props['about'])}</p>
    <a href="/page/teacher">Courses</a>
  </article>
);

const Coupon: Leaf = ({ id, props }) => (
  <div data-node={id} className="coupon">
    <b>¥{number(props['off'])}</b>
    <span>from ¥{number(props['from'])}</span>
    <time>{text(props['until'])}</time>
    <button type="button">Take</button>
  </div>
);

const Countdown: Leaf = ({ id, props }) => (
  <div data-node={id} className="countdown">
    <span>{text(props['title'])}</span>
    {(Array.isArray(props['parts']) ? props['parts'] : []).map((part, index) => (
      <b key={`${index}`}>{number(part)}</b>
    ))}
  </div>
);

const Divider: Leaf = ({ id }) => <hr data-node={id} />;
const Spacer: Leaf = ({ id, props }) => <div data-node={id} style={{ height: number(props['size']) }} />;

const Faq: Leaf = ({ id, children }) => (
  <dl data-node={id} className="faq">
    {children}
  </dl>
);

const FaqItem: Leaf = ({ id, props }) => (
  <div data-node={id}>
    <dt>{text(props['question'])}</dt>
    <dd>{text(props['answer'])}</dd>
  </div>
);

const Footer: Leaf = ({ id, props, children }) => (
  <footer data-node={id} className="footer">
    <div>{children}</div>
    <p>{text(props['line'])}</p>
  </footer>
);

const FooterColumn: Leaf = ({ id, props }) => (
  <div data-node={id}>
    <h3>{text(props['title'])}</h3>
    <ul>
      {links(props['links']).map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.text}</a>
        </li>
      ))}
    </ul>
  </div>
);

export const LEAVES = {
  navbar: Navbar,
  'nav-item': NavItem,
  search: Search,
  'user-entry': UserEntry,
  banner: Banner,
  'banner-slide': BannerSlide,
  notice: Notice,
  'icon-nav': IconNav,
  'icon-item': IconItem,
  'section-title': SectionTitle,
  'goods-list': GoodsList,
  'goods-card': GoodsCard,
  price: Price,
  badge: Badge,
  'image-text': ImageText,
  'rich-text': RichText,
  paragraph: Paragraph,
  video: Video,
  tabs: Tabs,
  'tab-panel': TabPanel,
  teacher: Teacher,
  coupon: Coupon,
  countdown: Countdown,
  divider: Divider,
  spacer: Spacer,
  faq: Faq,
  'faq-item': FaqItem,
  footer: Footer,
  'footer-column': FooterColumn,
} as const satisfies Record<string, Leaf>;
