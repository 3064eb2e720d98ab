import { textLocationsOf } from '../document/text-locations.ts';
import { readTranslations } from '../document/translation-states.ts';
import { type CheckFinding, found } from './check-finding.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/**
 * Texts that some languages of the site lack, whose source changed since, or that are still samples: one finding for
 * each location and rule.
 */
export function checkTranslations(
  { kind, body, nodes }: CheckedDocument,
  { languages }: CheckedSite,
): CheckFinding[] {
  const [source = ''] = languages;
  const { stateOf, isSample } = readTranslations(body, source);
  return textLocationsOf(kind, body, nodes).flatMap((location) => {
    const states = languages.map((language) => {
      const state = isSample(location, language) ? 'sample' : stateOf(location, language);
      return [language, state] as const;
    });
    const { nodeId, path } = location;
    const pointer = [...(nodeId === null ? [] : ['props']), ...path].map((step) => `/${step}`).join('');
    const inState = (wanted: 'missing' | 'outdated' | 'sample') =>
      states.filter(([, state]) => state === wanted).map(([language]) => language);
    return [
      { rule: 'missing-translation', languages: inState('missing') } as const,
      { rule: 'outdated-translation', languages: inState('outdated') } as const,
      { rule: 'sample-text', languages: inState('sample') } as const,
    ].flatMap((one) =>
      one.languages.length > 0
        ? [found('warning', one.rule, nodeId, pointer, { languages: one.languages })]
        : [],
    );
  });
}
