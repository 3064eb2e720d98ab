import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';

interface Props {
  /** Id of the form that is sent. */
  readonly form: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
}

/** The actions of a dialog with a form: cancel it, or send it. */
export function FormActions({ form, submitLabel, isBusy, onCancel }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button variant="quiet" onPress={onCancel}>
        {t('app.cancel')}
      </Button>
      <Button type="submit" form={form} variant="primary" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </>
  );
}
