import { useDragState } from '../drag/drag-state.ts';
import { useRefusalText } from '../workspace/use-refusal-text.ts';
import { PositionLine, Reason, Shield } from './canvas-lines.styles.ts';
import { lineStyle } from './line-style.ts';

/** Where on the page what is dragged would be dropped, or why it may not be. */
export function DropLine({ scale }: { readonly scale: number }) {
  const refusalText = useRefusalText();
  const { dragged, target } = useDragState();
  if (!dragged) return null;
  const refusal = target?.refusal;
  return (
    <>
      <Shield />
      {target?.line && (
        <PositionLine
          data-drop-line=""
          data-refused={refusal ? '' : undefined}
          style={lineStyle(target.line, scale)}
        >
          {refusal && <Reason>{refusalText(refusal)}</Reason>}
        </PositionLine>
      )}
    </>
  );
}
