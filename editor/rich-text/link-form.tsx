import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSafeUrl } from '../../src/runtime/html/safe-url.ts';
import { Button } from '../ui/button/button.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import { LinkForm as Form } from './rich-text.styles.ts';

/** An address as it is meant: what looks like a host is one of the web. */
const toUrl = (typed: string): string => {
  const url = typed.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(url) ? `https://${url}` : url;
};

/** Asks for the address of a link; '' for none. */
export function LinkForm({
  url,
  onDone,
  onCancel,
}: {
  readonly url: string;
  readonly onDone: (url: string) => void;
  readonly onCancel: () => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(url);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = toUrl(typed);
    if (next === '' || isSafeUrl(next)) onDone(next);
    else setIsWrong(true);
  };
  return (
    <Form
      onSubmit={submit}
      noValidate
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <TextField
        label={t('richText.url')}
        value={typed}
        onChange={setTyped}
        autoFocus
        spellCheck="false"
        error={isWrong ? t('richText.urlWrong') : null}
      />
      <Button type="submit" variant="primary">
        {t('richText.apply')}
      </Button>
      {url !== '' && <Button onPress={() => onDone('')}>{t('richText.unlink')}</Button>}
    </Form>
  );
}
