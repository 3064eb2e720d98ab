import { type Config, type Data, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import { createRoot } from 'react-dom/client';

/** Blocks as those of Puck's own demo: a hero with a picture, and sections with a heading. */
const config: Config = {
  components: {
    Hero: {
      fields: { title: { type: 'text' }, image: { type: 'text' } },
      defaultProps: { title: 'Hero', image: '/first.png' },
      render: ({ title, image }) => (
        <section data-block="Hero">
          <h1>{title}</h1>
          <img src={image} alt="" width={200} height={80} />
        </section>
      ),
    },
    Section: {
      fields: { heading: { type: 'text' } },
      defaultProps: { heading: 'Heading' },
      render: ({ heading }) => (
        <section data-block="Section" style={{ minHeight: 80 }}>
          <h2>{heading}</h2>
        </section>
      ),
    },
  },
};

const data: Data = {
  root: { props: {} },
  content: [
    { type: 'Hero', props: { id: 'hero', title: 'Hero', image: '/first.png' } },
    ...['One', 'Two', 'Three'].map((heading) => ({
      type: 'Section',
      props: { id: heading.toLowerCase(), heading },
    })),
  ],
};

createRoot(document.body).render(<Puck config={config} data={data} iframe={{ enabled: false }} />);
