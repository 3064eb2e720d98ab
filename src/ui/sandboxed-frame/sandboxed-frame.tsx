import type { RootAttributes } from '../../runtime/registry/definition.ts';
import * as S from './sandboxed-frame.styles.ts';

interface Props {
  readonly root: RootAttributes;
  /** Address of the HTML; `null` where there is none, as in an editor: the name stands in its place. */
  readonly src: string | null;
  readonly title: string;
  /** In pixels. */
  readonly height: number;
}

/** HTML of others in a frame that reaches neither the page nor its storage; loaded when it comes near. */
export function SandboxedFrame({ root, src, title, height }: Props) {
  const size = { ...root.style, '--frame': `${height}px` };
  return (
    <S.Frame {...root} style={size}>
      {src ? (
        <iframe
          src={src}
          title={title}
          loading="lazy"
          sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <p>{title}</p>
      )}
    </S.Frame>
  );
}
