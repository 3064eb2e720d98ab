import styled, { keyframes } from 'styled-components';
import type { RootAttributes } from '../../runtime/registry/definition.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';

const drive = keyframes`from { inset-inline-start: -48px; } to { inset-inline-start: 100%; }`;
const fill = keyframes`from { inline-size: 4%; } 60% { inline-size: 70%; } to { inline-size: 96%; }`;

const Loading = styled.section`
  display: grid;
  gap: 24px;
  width: 100%;
  max-width: calc(var(--box-width) + 2 * var(--margin));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 48px) var(--margin) var(--section);
  & > p { font-size: var(--text-lead); }
  & > p:not(.visually-hidden) { text-align: center; }
`;

/** One shape below sm, two below lg, three on wide screens. */
const Skeletons = styled.div`
  display: grid;
  gap: var(--gutter);
  & > span { height: 340px; border-radius: var(--radius); background: var(--line-soft); animation: breathe 1.6s ease-in-out infinite; }
  @media (width < 600px) { & > span:nth-child(n + 2) { display: none; } }
  @media (600px <= width < 1200px) { grid-template-columns: repeat(2, 1fr); & > span:nth-child(n + 3) { display: none; } }
  @media (width >= 1200px) { grid-template-columns: repeat(3, 1fr); }
`;

const Road = styled.div`
  position: relative;
  height: 72px;
  overflow: hidden;
  border-block-end: 3px dashed var(--line);
  & > svg { position: absolute; inset-block-end: 0; color: var(--primary-text); animation: ${drive} 2.4s linear infinite; }
  @media (prefers-reduced-motion: reduce) { & > svg { inset-inline-start: calc(50% - 24px); } }
`;

const Bar = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: var(--line-soft);
  & > span { display: block; height: 100%; border-radius: inherit; background: var(--primary); animation: ${fill} 8s ease-out both; }
`;

interface Props {
  readonly root: RootAttributes;
  readonly t: Translate;
  /** 1 card skeletons, 2 moving car, 3 progress bar with text. */
  readonly type: 1 | 2 | 3;
}

/** What stands for the results while they are searched. */
export function ResultsLoading({ root, t, type }: Props) {
  return (
    <Loading {...root} aria-busy="true" data-loading-type={type}>
      <p role="status" className={type === 1 ? 'visually-hidden' : undefined}>
        {t(type === 1 ? 'common.loading' : 'results.searching')}
      </p>
      {type === 1 && (
        <Skeletons aria-hidden="true">
          {[1, 2, 3].map((position) => (
            <span key={position} />
          ))}
        </Skeletons>
      )}
      {type === 2 && (
        <Road aria-hidden="true">
          <SvgIcon name="car" size={48} />
        </Road>
      )}
      {type === 3 && (
        <Bar aria-hidden="true">
          <span />
        </Bar>
      )}
    </Loading>
  );
}
