import { useEffect, useRef, useState } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { Button } from '../button-link/button-link.styles.ts';
import * as S from './cancel-dialog.styles.ts';
import type { CancelTexts } from './cancel-texts.ts';

interface Props {
  /** What is cancelled, line by line: number, car, trip. */
  readonly details: readonly string[];
  /** What it costs, as a sentence. */
  readonly cost: string;
  readonly texts: Pick<CancelTexts, 'title' | 'confirm' | 'keep' | 'working'>;
  /** Cancels; resolves to why it did not, `null` when it did. */
  readonly onConfirm: () => Promise<string | null>;
  readonly onClose: () => void;
}

/** Asks before a booking is cancelled, names the fee, and stays open when it fails. Keeping the booking has the focus. */
export function CancelDialog({ details, cost, texts, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useModal(dialog);
  useEffect(() => {
    keep.current?.focus();
  }, []);
  const confirm = async () => {
    if (isWorking) return;
    setWorking(true);
    setProblem(null);
    const failure = await onConfirm();
    setWorking(false);
    setProblem(failure);
  };
  return (
    <S.Dialog ref={dialog} aria-labelledby="cancel-dialog-title" onClose={onClose}>
      <h2 id="cancel-dialog-title">{texts.title}</h2>
      {details.map((detail) => (
        <p key={detail}>{detail}</p>
      ))}
      <p>
        <strong>{cost}</strong>
      </p>
      {problem && <p role="alert">{problem}</p>}
      <S.Choices>
        <Button
          as="button"
          type="button"
          ref={keep as never}
          data-variant="primary"
          data-size="medium"
          onClick={onClose}
        >
          <span data-island-of="label">{texts.keep}</span>
        </Button>
        <Button
          as="button"
          type="button"
          data-variant="secondary"
          data-size="medium"
          aria-busy={isWorking || undefined}
          onClick={() => void confirm()}
        >
          <span data-island-of="label">{isWorking ? texts.working : texts.confirm}</span>
        </Button>
      </S.Choices>
    </S.Dialog>
  );
}
