import { Trash2 } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../../src/api/wire/operations/operation.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { relativeTime } from '../relative-time.ts';
import { useServices } from '../services.tsx';
import { hasRole, type OperatorSite } from '../session/use-operator.ts';
import { NewToken, Shown, TokenList } from './tokens-dialog.styles.ts';
import { type Token, useTokens } from './use-tokens.ts';

/** Days after which a token ends, as they are offered. */
const PERIODS = ['7', '30', '90', '365'] as const;
type Period = (typeof PERIODS)[number];

/** What a token is for and when it ends. */
function TokenLine({ token, onRevoke }: { readonly token: Token; readonly onRevoke: () => void }) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const { name, role, expiresAt, lastUsedAt } = token;
  const used =
    lastUsedAt === null
      ? t('tokens.neverUsed')
      : t('tokens.used', { ago: relativeTime(lastUsedAt, now(), i18n.language) });
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {[t(`role.${role}`), t('tokens.ends', { day: day.format(expiresAt) }), used].join(' · ')}
        </small>
      </div>
      <IconButton label={t('tokens.revoke', { name })} icon={Trash2} size="small" onPress={onRevoke} />
    </li>
  );
}

/** Creates, lists and revokes the tokens by which programs work on a site in the name of who is signed in. */
export function TokensDialog({
  site,
  onClose,
}: {
  readonly site: OperatorSite;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const { tokens, create, revoke } = useTokens(site.id);
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('editor');
  const [period, setPeriod] = useState<Period>('90');
  const [wasSent, setWasSent] = useState(false);
  const isNamed = name.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (!isNamed || create.isPending) return;
    create.mutate(
      { name: name.trim(), role, days: Number(period) },
      {
        onSuccess: () => {
          setName('');
          setWasSent(false);
        },
      },
    );
  };
  return (
    <Dialog
      size="wide"
      title={t('tokens.title', { site: site.name })}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" isBusy={create.isPending}>
          {t('tokens.create')}
        </Button>
      }
    >
      <p>{t('tokens.text')}</p>
      {create.error && (
        <Notice tone="danger">
          {t(hasErrorCode(create.error, 'tooManyTokens') ? 'tokens.tooMany' : 'tokens.failed')}
        </Notice>
      )}
      {revoke.error && <Notice tone="danger">{t('tokens.failed')}</Notice>}
      {create.data && (
        <Shown role="status">
          <Notice>{t('tokens.created')}</Notice>
          <code>{create.data.token}</code>
        </Shown>
      )}
      <NewToken id={form} onSubmit={submit} noValidate>
        <TextField
          label={t('tokens.name')}
          value={name}
          onChange={setName}
          maxLength={80}
          error={wasSent && !isNamed ? t('problems.required') : null}
        />
        <Select
          label={t('tokens.role')}
          value={role}
          onChange={setRole}
          options={OPERATOR_ROLES.filter((one) => hasRole(site.role, one)).map((value) => ({
            value,
            label: t(`role.${value}`),
          }))}
        />
        <Select
          label={t('tokens.period')}
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({ value, label: t('tokens.days', { count: Number(value) }) }))}
        />
      </NewToken>
      {tokens.error && <Notice tone="danger">{t('tokens.failed')}</Notice>}
      {tokens.data && tokens.data.length > 0 && (
        <TokenList aria-label={t('tokens.list')}>
          {tokens.data.map((token) => (
            <TokenLine key={token.id} token={token} onRevoke={() => revoke.mutate(token.id)} />
          ))}
        </TokenList>
      )}
    </Dialog>
  );
}
