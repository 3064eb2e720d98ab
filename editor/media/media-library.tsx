import { useQueryClient } from '@tanstack/react-query';
import { FileSearch, Images, Upload } from 'lucide';
import { useTranslation } from 'react-i18next';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useSearchParams } from 'react-router-dom';
import * as L from '../app/page-list/page-list.styles.ts';
import { Filters } from '../app/page-list/filters.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { Button } from '../ui/button/button.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { SearchField } from '../ui/search-field/search-field.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import {
  choosePictures,
  countPictures,
  isPictureFilter,
  type LibraryPicture,
  PICTURE_FILTERS,
  previewPath,
  undescribedIn,
} from './library-picture.ts';
import * as S from './media-library.styles.ts';
import { sizeText, UploadList } from './upload-list.tsx';
import { libraryKey, useLibrary } from './use-library.ts';
import { ACCEPTED, useUploads } from './use-uploads.ts';
import { Link } from '../ui/link/link.tsx';

/** A picture of the grid with what is known of it. */
function Tile({ one, languages }: { readonly one: LibraryPicture; readonly languages: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { site } = useSite();
  const { id, name, picture, usedBy } = one;
  const isVector = picture.files.some(({ width }) => width === 0);
  const missing = undescribedIn(picture, languages).length;
  return (
    <li>
      <S.Sample>
        <img
          src={previewPath(site.id, picture)}
          alt=""
          loading="lazy"
          decoding="async"
          data-whole={isVector ? '' : undefined}
        />
      </S.Sample>
      <S.Caption>
        <Link to={`/sites/${site.id}/media/${id}`} title={picture.src}>
          {name}
        </Link>
        <p>
          {picture.width > 0 && (
            <span>{t('media.size', { width: picture.width, height: picture.height })}</span>
          )}
          <span>{sizeText(Math.max(...picture.files.map(({ bytes }) => bytes)), i18n.language)}</span>
          <span>{usedBy.length === 0 ? t('media.unused') : t('media.uses', { count: usedBy.length })}</span>
          {missing > 0 && <span className="lack">{t('media.undescribed', { count: missing })}</span>}
        </p>
      </S.Caption>
    </li>
  );
}

/** The pictures of a site: found, looked at, uploaded by button, by dropping and by pasting. */
export function MediaLibrary() {
  const { t } = useTranslation();
  const { site } = useSite();
  const { show } = useToasts();
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useLibrary(site.id);
  const [search, setSearch] = useSearchParams();
  const { uploads, add, dismiss } = useUploads(site.id, ({ isNew, picture }) => {
    const name = String(picture.src).split('/').at(-1) ?? '';
    show({ text: t(isNew ? 'media.added' : 'media.known', { name }) });
    void client.invalidateQueries({ queryKey: libraryKey(site.id) });
  });
  const wanted = search.get('show');
  const filter = isPictureFilter(wanted) ? wanted : 'all';
  const text = search.get('q') ?? '';
  const change = (name: 'q' | 'show', value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const { pictures = [], languages = [] } = data ?? {};
  const chosen = choosePictures(pictures, { filter, text }, languages);
  const upload = (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={ACCEPTED.split(',')}
      onSelect={(files) => void add([...(files ?? [])])}
    >
      <Button variant="primary" icon={Upload}>
        {t('media.upload')}
      </Button>
    </FileTrigger>
  );
  return (
    <S.Drop
      aria-label={t('media.dropHere')}
      getDropOperation={() => 'copy'}
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file');
        void add(await Promise.all(files.map((item) => item.getFile())));
      }}
    >
      <L.Page>
        <L.Head>
          <h1>{t('media.title')}</h1>
          {upload}
        </L.Head>
        <L.Toolbar>
          <Filters
            label={t('media.filter')}
            filters={PICTURE_FILTERS}
            nameOf={(one) => t(`media.filters.${one}`)}
            counts={countPictures(pictures, languages)}
            chosen={filter}
            onChoose={(one) => change('show', one)}
          />
          <SearchField
            label={t('media.search')}
            clearLabel={t('pages.clearSearch')}
            value={text}
            onChange={(value) => change('q', value)}
          />
        </L.Toolbar>
        <S.Uploads>
          <UploadList uploads={uploads} onDismiss={dismiss} />
        </S.Uploads>
        {isError && !data && <Failed onRetry={() => void refetch()} isBusy={isFetching} />}
        {!data && !isError && <Waiting />}
        {data && pictures.length === 0 && (
          <EmptyState icon={Images} title={t('media.none')} text={t('media.noneText')} actions={upload} />
        )}
        {pictures.length > 0 && chosen.length === 0 && (
          <EmptyState
            icon={FileSearch}
            title={t('media.noneFound')}
            actions={<Button onPress={() => setSearch({}, { replace: true })}>{t('pages.showAll')}</Button>}
          />
        )}
        <S.Grid>
          {chosen.map((one) => (
            <Tile key={one.id} one={one} languages={languages} />
          ))}
        </S.Grid>
        <L.Count role="status">{data && t('media.shown', { count: chosen.length })}</L.Count>
      </L.Page>
    </S.Drop>
  );
}
