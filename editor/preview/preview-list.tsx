import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../src/api/wire/operations/client-types.ts';
import { Button } from '../ui/button/button.tsx';
import { List } from './preview-dialog.styles.ts';

type Link = ResponseOf<'previewLinks'>[number];

interface Props {
  readonly links: readonly Link[];
  readonly nameOf: (pageId: string) => string;
  /** Id of the link that is being revoked. */
  readonly busyId: string | undefined;
  readonly onRevoke: (id: string) => void;
}

/** The links that open something now, each with a button that ends it. */
export function PreviewList({ links, nameOf, busyId, onRevoke }: Props) {
  const { t, i18n } = useTranslation();
  const own = useId();
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const details = ({ version, language, scenario, createdBy }: Link) =>
    [
      version === null ? t('preview.followsDraft') : t('preview.ofVersion', { version }),
      language,
      scenario && t(`scenarios.${scenario}`),
      createdBy,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <List>
      {links.map((link) => (
        <li key={link.id}>
          <p id={own + link.id}>
            <strong>{link.pageId === null ? t('preview.allPages') : nameOf(link.pageId)}</strong>
            <span>{t('preview.until', { time: moment.format(link.expiresAt) })}</span>
            <small>{details(link)}</small>
          </p>
          <Button
            size="small"
            isBusy={busyId === link.id}
            aria-describedby={own + link.id}
            onPress={() => onRevoke(link.id)}
          >
            {t('preview.revoke')}
          </Button>
        </li>
      ))}
    </List>
  );
}
