import type { ReactNode } from 'react';
import { SvgIcon } from '../../src/ui/icon/icon.tsx';
import { InlineNotice } from '../../src/ui/inline-notice/inline-notice.tsx';
import { Buttons, FormFields } from '../brand/controls.tsx';
import { BUILDING_BLOCKS } from './building-blocks.ts';
import * as S from './overview.styles.ts';

/** What can be shown without a page around it. */
const SAMPLES: Readonly<Record<string, () => ReactNode>> = {
  'button-link': () => <Buttons />,
  field: () => <FormFields />,
  icon: () => <SvgIcon name="map-pin" size={24} />,
  'inline-notice': () => <InlineNotice icon="mail">No form is chosen yet.</InlineNotice>,
};

/** What components share: src/ui, one part for each folder, from the comments of its code. */
export const BuildingBlocksPage = () => (
  <S.Page>
    <h1>Building blocks</h1>
    <p>
      The parts of src/ui are no builder components: they have no schema, and components and screens place
      them. What two components share moves here; a component never imports another one.
    </p>
    <S.Blocks>
      {BUILDING_BLOCKS.map(({ folder, offers, usedBy }) => (
        <article key={folder}>
          <h2>{folder}</h2>
          {offers.map(({ name, text }) => (
            <div key={name}>
              <h3>
                <code>{name}</code>
              </h3>
              <p>{text}</p>
            </div>
          ))}
          {usedBy.length > 0 && <p data-used="">Used by {usedBy.join(', ')}.</p>}
          {SAMPLES[folder] && <figure>{SAMPLES[folder]()}</figure>}
        </article>
      ))}
    </S.Blocks>
  </S.Page>
);
