// The components of the workload, as plain imports: whoever writes a page by hand has no registry.
export { Accordion } from '../../../src/components/accordion/accordion.tsx';
export { Button } from '../../../src/components/button/button.tsx';
export { Column } from '../../../src/components/column/column.tsx';
export { Image } from '../../../src/components/image/image.tsx';
export { InfoCard } from '../../../src/components/info-card/info-card.tsx';
export { Paragraph } from '../../../src/components/paragraph/paragraph.tsx';
export { Row } from '../../../src/components/row/row.tsx';
