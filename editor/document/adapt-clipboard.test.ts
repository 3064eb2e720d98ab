import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../src/runtime/document/translation-states.ts';
import { adaptClipboard } from './adapt-clipboard.ts';
import type { Clipboard } from './clipboard.ts';
import { openDocument } from './page-document.ts';

const paragraph = (id: string, props: object = {}) => ({ id, type: 'Paragraph', v: 1, props });
const page = openDocument({
  builder: { format: 1, sections: [paragraph('a', { anchor: 'prices' })] },
});
const copied = (
  translations: object,
  nodes: Clipboard['nodes'] = [paragraph('x', { text: 'k' })],
): Clipboard => ({
  format: 'forecourt/nodes',
  nodes,
  translations: translations as Clipboard['translations'],
  translationState: {},
  sourceLanguage: 'es-AR',
});
const NONE = { count: 0, from: [] };
const versionOf = (type: string) => ({ Paragraph: 1, FleetGrid: 3 })[type];
const adapt = (clipboard: Clipboard, languages = ['hr', 'de']) =>
  adaptClipboard(clipboard, { document: page, languages, sourceLanguage: languages[0] ?? '', versionOf });

describe('what is pasted into another site', () => {
  it('is as it was where the site has its languages and none of its anchors', () => {
    const clipboard = copied({ hr: { k: 'Naslov' }, de: { k: 'Titel' } });
    expect(adapt(clipboard)).toEqual({
      clipboard,
      leftOut: [],
      takenOver: NONE,
      untranslated: 0,
      anchors: [],
      versions: [],
    });
  });

  it('names each component of another version of its schema once, also inside others', () => {
    const fleet = (id: string, v: number) => ({ id, type: 'FleetGrid', v, props: {} });
    const row = { ...paragraph('r'), slots: { content: [fleet('a', 1), fleet('b', 1), fleet('c', 4)] } };
    expect(adapt(copied({}, [row, { id: 'u', type: 'Unknown', v: 9, props: {} }])).versions).toEqual([
      { type: 'FleetGrid', from: 1, to: 3 },
      { type: 'FleetGrid', from: 4, to: 3 },
    ]);
  });

  it('leaves out the texts of languages that the site does not have', () => {
    const { clipboard, leftOut, takenOver, untranslated } = adapt(
      copied({ de: { k: 'Titel' }, 'es-AR': { k: 'Título' } }),
    );
    expect(clipboard.translations).toEqual({ de: { k: 'Titel' } });
    expect([leftOut, takenOver, untranslated]).toEqual([['es-AR'], NONE, 1]);
  });

  it('has each text under the language that it was copied in, where the site has another variant of it', () => {
    const translations = {
      'en-US': { k: 'Title', other: 'Other' },
      'es-MX': { k: 'Título', other: '' },
      'en-GB': { k: '', other: 'Other, of Britain' },
    };
    const { clipboard, leftOut, takenOver, untranslated } = adapt(copied(translations), [
      'hr',
      'en-GB',
      'es-ES',
      'es-AR',
    ]);
    expect(clipboard.translations).toEqual({
      'en-GB': { k: 'Title', other: 'Other, of Britain' },
      'es-ES': { k: 'Título' },
    });
    expect([leftOut, takenOver, untranslated]).toEqual([[], NONE, 2]);
  });

  it('has of each text how far it was in the variant that it comes from', () => {
    const translations = {
      de: { k: 'Titel', other: 'Anderes' },
      'en-US': { k: 'Title', other: 'Other' },
      'en-GB': { k: '', other: '' },
    };
    const outdated = { source: 'before', state: 'present' };
    const translationState = {
      'en-US': { k: outdated },
      'en-GB': { k: { source: 'now', state: 'reviewed' }, other: outdated },
    };
    const { clipboard } = adapt({ ...copied(translations), translationState }, ['de', 'en-GB']);
    expect(clipboard.translations).toMatchObject({ 'en-GB': { k: 'Title', other: 'Other' } });
    expect(clipboard.translationState).toEqual({ 'en-GB': { k: outdated } });
  });

  it('counts no text as untranslated that is pasted where the same language is the default one', () => {
    expect(adapt(copied({ hr: { k: 'Naslov' } }), ['es-AR', 'hr']).untranslated).toBe(0);
  });

  it('keeps a text that is in none of the languages of the site as a sample of its default language', () => {
    const translations = { 'es-AR': { k: 'Título', other: 'Otro' }, de: { k: '', other: 'Anderes' } };
    const { clipboard, takenOver, leftOut } = adapt(copied(translations));
    expect(clipboard.translations).toEqual({ hr: { k: 'Título' }, de: { k: '', other: 'Anderes' } });
    expect(clipboard.translationState).toEqual({ hr: { k: sampleRecord('Título') } });
    expect([takenOver, leftOut]).toEqual([{ count: 1, from: ['es-AR'] }, ['es-AR']]);
  });

  it('keeps samples, also as texts of its default language, and no states of other languages', () => {
    const translations = { 'es-AR': { k: 'Título', other: 'Otro' }, de: { other: 'Anderes' } };
    const translationState = {
      'es-AR': { k: sampleRecord('Título'), other: sampleRecord('Otro') },
      de: { other: sampleRecord('Anderes') },
    };
    expect(adapt({ ...copied(translations), translationState }).clipboard.translationState).toEqual({
      hr: { k: sampleRecord('Título') },
      de: { other: sampleRecord('Anderes') },
    });
  });

  it('takes the text of the nearest language', () => {
    const translations = { hr: { k: 'Naslov' }, 'es-AR': { k: 'Título' } };
    expect(adapt(copied(translations), ['es-CL', 'pt']).clipboard.translations).toEqual({
      'es-CL': { k: 'Título' },
    });
  });

  it('says nothing of a language that has no texts', () => {
    expect(adapt(copied({ hr: { k: 'Naslov' }, it: { k: '' }, pl: {} })).leftOut).toEqual([]);
  });

  it('has no anchor that the page has already, at any depth', () => {
    const column = {
      id: 'c',
      type: 'Column',
      v: 1,
      props: { anchor: 'other' },
      slots: { content: [paragraph('p', { anchor: 'prices', text: 'k' })] },
    };
    const { clipboard, anchors } = adapt(copied({}, [column]));
    expect(clipboard.nodes).toEqual([{ ...column, slots: { content: [paragraph('p', { text: 'k' })] } }]);
    expect(anchors).toEqual(['prices']);
  });
});
