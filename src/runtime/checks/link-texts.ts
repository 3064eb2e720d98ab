import { primarySubtag } from '../text/languages.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, partOf, textOf } from './checked-document.ts';
import vagueTexts from './vague-link-texts.json' with { type: 'json' };

const VAGUE: Readonly<Record<string, readonly string[]>> = vagueTexts;

/** Properties that are the text of a link. */
const LINK_TEXTS: Readonly<Record<string, string>> = {
  Button: 'label',
  InfoCard: 'linkLabel',
  IconWithText: 'title',
};

/** The words of a text in small letters, without arrows, dots and quotation marks. */
const normalized = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}\s]/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ');

/** Whether a text of a language says nothing about where a link leads, such as "here". */
export const isVague = (text: string, language: string): boolean =>
  (VAGUE[primarySubtag(language)] ?? []).includes(normalized(text));

/** Links whose text does not say where they lead: one finding each, with the languages in which that is so. */
export function checkLinkTexts({ nodes, translations }: CheckedDocument): CheckFinding[] {
  return nodes.flatMap(({ id, type, props }) => {
    const name = LINK_TEXTS[type];
    const isLink = partOf(props.link, 'pageId') !== '' || partOf(props.link, 'url') !== '';
    if (name === undefined || !isLink) return [];
    const key = textOf(props[name]);
    const vague = Object.entries(translations).flatMap(([language, texts]) => {
      const text = Object.hasOwn(texts, key) ? textOf(texts[key]) : '';
      return isVague(text, language) ? [{ language, text }] : [];
    });
    const [first] = vague;
    if (!first) return [];
    const params = { text: first.text, languages: vague.map(({ language }) => language) };
    return [found('warning', 'vague-link', id, `/props/${name}`, params)];
  });
}
