import { describe, expect, it } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { isNeverShown } from '../../src/runtime/document/visibility.ts';
import { apply } from './commands/apply.ts';
import { DEVICE_VISIBILITIES, deviceVisibility, hideable, visibilityCommand } from './device-visibility.ts';
import { openDocument } from './page-document.ts';
import { nodeOf, propsOf } from './tree.ts';

const withProps = (props: object) =>
  openDocument({
    builder: {
      format: 1,
      sections: [
        { id: 'a', type: 'Paragraph', v: 1, props: { text: 'k', ...props } },
        { id: 'old', type: 'NotBuiltAnyMore', v: 1, props: {} },
      ],
    },
  });

describe('where a component is shown', () => {
  it.each(DEVICE_VISIBILITIES)('is, once it is set to %s, just that', (visibility) => {
    const before = withProps({ hideBelow: 'lg', hideAbove: 'xl' });
    const { document } = apply(before, visibilityCommand(before, ['a'], visibility));
    expect(deviceVisibility(document, 'a')).toBe(visibility);
    expect(isNeverShown(propsOf(nodeOf(document, 'a')))).toBe(visibility === 'nowhere');
  });

  it.each([
    ['hidden at every width by another breakpoint', { hideBelow: 'md', hideAbove: 'md' }, 'nowhere'],
    ['shown nowhere between two widths', { hideBelow: 'xl', hideAbove: 'sm' }, 'nowhere'],
    ['hidden at widths that are no device', { hideBelow: 'md' }, null],
    ['without the properties', {}, 'everywhere'],
  ])('is recognized for one that is %s', (_why, props, visibility) => {
    expect(deviceVisibility(withProps(props), 'a')).toBe(visibility);
  });

  it('leaves no defaults in the document', () => {
    const before = withProps({});
    const hidden = apply(before, visibilityCommand(before, ['a'], 'nowhere')).document;
    const shown = apply(hidden, visibilityCommand(hidden, ['a'], 'everywhere')).document;
    expect(propsOf(nodeOf(shown, 'a'))).toEqual({ text: 'k' });
  });

  it('cannot be set for an unknown component', () => {
    expect(hideable(withProps({}), ['a', 'old'], MANIFESTS)).toEqual(['a']);
  });
});
