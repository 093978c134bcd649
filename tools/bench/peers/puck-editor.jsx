/** Puck's editor on a page of so many blocks: a heading and a line each, the first one chosen. */
import '@puckeditor/core/puck.css';
import { createRoot } from 'react-dom/client';
import { Puck } from '@puckeditor/core';

const config = {
  components: {
    Title: {
      fields: { title: { type: 'text' }, text: { type: 'textarea' } },
      render: ({ id, title, text }) => (
        <section data-node={id}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ),
    },
  },
};

const count = Number(new URLSearchParams(window.location.search).get('blocks'));
const data = {
  root: { props: {} },
  zones: {},
  content: Array.from({ length: count }, (_, index) => ({
    type: 'Title',
    props: { id: `first-${index}`, title: `Before ${index}`, text: 'A line of words below the heading.' },
  })),
};
const ui = { itemSelector: { index: 0, zone: 'root:default-zone' } };

createRoot(document.getElementById('root')).render(<Puck config={config} data={data} ui={ui} />);
