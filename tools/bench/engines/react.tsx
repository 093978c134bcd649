/** The limit: the page as a person would write it in React 19, section by section, each memoised on its own data. */
import { memo, type ReactNode } from 'react';
import { LEAVES, type Leaf } from '../page/leaves.tsx';
import type { BenchNode } from '../page/nodes.ts';

interface NodeProps {
  node: BenchNode;
}
type NodeView = (props: NodeProps) => ReactNode;

/** A component for a node without children. */
const leaf = (Component: Leaf) =>
  memo(function Plain({ node }: NodeProps): ReactNode {
    return <Component id={node.id} props={node.props} />;
  });

/** A component for a node whose children are all of one kind. */
const list = (Component: Leaf, Child: NodeView | ReturnType<typeof leaf>) =>
  memo(function List({ node }: NodeProps): ReactNode {
    return (
      <Component id={node.id} props={node.props}>
        {node.children?.map((child) => (
          <Child key={child.id} node={child} />
        ))}
      </Component>
    );
  });

const NavItem = leaf(LEAVES['nav-item']);
const Search = leaf(LEAVES.search);
const UserEntry = leaf(LEAVES['user-entry']);
const Price = leaf(LEAVES.price);
const Badge = leaf(LEAVES.badge);

const NavEntry: NodeView = ({ node }) => {
  if (node.kind === 'search') return <Search node={node} />;
  return node.kind === 'user-entry' ? <UserEntry node={node} /> : <NavItem node={node} />;
};
const CardPart: NodeView = ({ node }) =>
  node.kind === 'price' ? <Price node={node} /> : <Badge node={node} />;

const Navbar = list(LEAVES.navbar, NavEntry);
const Banner = list(LEAVES.banner, leaf(LEAVES['banner-slide']));
const Notice = leaf(LEAVES.notice);
const IconNav = list(LEAVES['icon-nav'], leaf(LEAVES['icon-item']));
const SectionTitle = leaf(LEAVES['section-title']);
const GoodsList = list(LEAVES['goods-list'], list(LEAVES['goods-card'], CardPart));
const ImageText = leaf(LEAVES['image-text']);
const RichText = list(LEAVES['rich-text'], leaf(LEAVES.paragraph));
const Video = leaf(LEAVES.video);
const Tabs = list(LEAVES.tabs, leaf(LEAVES['tab-panel']));
const Teacher = leaf(LEAVES.teacher);
const Coupon = leaf(LEAVES.coupon);
const Countdown = leaf(LEAVES.countdown);
const Divider = leaf(LEAVES.divider);
const Spacer = leaf(LEAVES.spacer);
const Faq = list(LEAVES.faq, leaf(LEAVES['faq-item']));
const Footer = list(LEAVES.footer, leaf(LEAVES['footer-column']));

const Section: NodeView = ({ node }) => {
  switch (node.kind) {
    case 'navbar':
      return <Navbar node={node} />;
    case 'banner':
      return <Banner node={node} />;
    case 'notice':
      return <Notice node={node} />;
    case 'icon-nav':
      return <IconNav node={node} />;
    case 'section-title':
      return <SectionTitle node={node} />;
    case 'goods-list':
      return <GoodsList node={node} />;
    case 'image-text':
      return <ImageText node={node} />;
    case 'rich-text':
      return <RichText node={node} />;
    case 'video':
      return <Video node={node} />;
    case 'tabs':
      return <Tabs node={node} />;
    case 'teacher':
      return <Teacher node={node} />;
    case 'coupon':
      return <Coupon node={node} />;
    case 'countdown':
      return <Countdown node={node} />;
    case 'divider':
      return <Divider node={node} />;
    case 'spacer':
      return <Spacer node={node} />;
    case 'faq':
      return <Faq node={node} />;
    case 'footer':
      return <Footer node={node} />;
    default:
      return null;
  }
};

export function HandWritten({ nodes }: { nodes: readonly BenchNode[] }): ReactNode {
  return (
    <div>
      {nodes.map((node) => (
        <Section key={node.id} node={node} />
      ))}
    </div>
  );
}
