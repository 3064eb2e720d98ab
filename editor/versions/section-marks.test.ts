import { expect, it } from 'vitest';
import { compareDocuments } from '../document/compare.ts';
import { openDocument } from '../document/page-document.ts';
import { sectionChange } from './section-marks.ts';

const section = (id: string, props: object = {}) => ({ id, type: 'Paragraph', v: 1, props });
const page = (...sections: object[]) => openDocument({ builder: { format: 1, sections, translations: {} } });

it('[EDIT-13] says of each section whether it was added, removed, moved or changed', () => {
  const before = page(section('a'), section('b'), section('c'), section('d'));
  const after = page(section('d'), section('a', { as: 'h2' }), section('c'), section('e'));
  const changes = compareDocuments(before, after).flatMap(({ section: id, differences }) =>
    id === null ? [] : [[id, sectionChange({ section: id, differences }, before, after)]],
  );
  expect(Object.fromEntries(changes)).toEqual({ a: 'changed', b: 'removed', d: 'moved', e: 'added' });
});
